import { cx } from "class-variance-authority";
import type { TableColumn, TableProps } from "./table.tsx";
import { cellVariants } from "./table.variants.ts";
import { tableRoles } from "./table-roles.ts";

interface TableRowProps<Row> extends Pick<TableProps<Row>, "columns" | "actions"> {
  row: Row;
}

interface CellProps<Row> {
  row: Row;
  column: TableColumn<Row>;
}

function Cell<Row>({ row, column }: CellProps<Row>) {
  const { header, cell, align, rowHeader } = column;
  const content = (
    <>
      <span aria-hidden="true" className="min-w-2/5 font-normal text-fg-muted md:hidden">
        {header}
      </span>
      <div className="min-w-0 wrap-anywhere max-md:flex-[1_1_8rem]">{cell(row)}</div>
    </>
  );
  return rowHeader ? (
    <th {...tableRoles.rowHeader} scope="row" className={cellVariants({ align, heading: "row" })}>
      {content}
    </th>
  ) : (
    <td {...tableRoles.cell} className={cellVariants({ align })}>
      {content}
    </td>
  );
}

/** One row; on a phone, one card. */
export function TableRow<Row>({ row, columns, actions }: TableRowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      className={cx(
        "border-b border-line transition-colors duration-fast hover:bg-sunken",
        "max-md:mb-3 max-md:block max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4",
      )}
    >
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} />
      ))}
      {actions && (
        <td
          {...tableRoles.cell}
          className="px-2 py-1 text-end max-md:-mb-2 max-md:block max-md:px-0"
        >
          <div className="flex items-center justify-end gap-1">{actions.cell(row)}</div>
        </td>
      )}
    </tr>
  );
}
