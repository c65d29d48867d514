import { memo } from "react";
import type { TableColumn, TableProps } from "./table.types.ts";
import { actionsClasses, cellVariants, rowVariants, selectClasses } from "./table.variants.ts";
import { tableRoles } from "./table-roles.ts";
import { SelectionBox } from "./table-selection.tsx";

interface TableRowProps<Row> extends Pick<TableProps<Row>, "columns" | "actions" | "long"> {
  row: Row;
  /** True for the placeholder of a loading row. */
  waiting?: boolean;
  /** Name of the row's box, where rows can be selected. */
  selectLabel?: string | undefined;
  selected?: boolean;
  selectDisabled?: boolean;
  /** Keeps its identity, so that other rows are not rendered again. */
  onSelect?: ((row: Row, selected: boolean) => void) | undefined;
}

interface CellProps<Row> {
  row: Row;
  column: TableColumn<Row>;
  /** True for the first cell of a row that is a card. */
  lead: boolean;
}

function Cell<Row>({ row, column, lead }: CellProps<Row>) {
  const { header, cell, align, rowHeader } = column;
  const content = (
    <>
      {!rowHeader && (
        <span
          aria-hidden="true"
          className="hidden w-24 font-normal text-fg-muted @max-2xl/table:block"
        >
          {header}
        </span>
      )}
      <div className="min-w-0 wrap-anywhere @max-2xl/table:flex-[1_1_5rem]">{cell(row)}</div>
    </>
  );
  return rowHeader ? (
    <th
      {...tableRoles.rowHeader}
      scope="row"
      className={cellVariants({ align, lead, heading: "row" })}
    >
      {content}
    </th>
  ) : (
    <td {...tableRoles.cell} className={cellVariants({ align, lead })}>
      {content}
    </td>
  );
}

function RowView<Row>(props: TableRowProps<Row>) {
  const { row, columns, actions, long, waiting, selectLabel } = props;
  const { selected = false, selectDisabled = false, onSelect } = props;
  const selectable = selectLabel !== undefined;
  // The cell that names the row is the heading of its card.
  const lead = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (
    <tr
      {...tableRoles.row}
      aria-hidden={waiting || undefined}
      data-selected={selected || undefined}
      className={rowVariants({ long: long === true, selectable })}
    >
      {selectable && (
        <td {...tableRoles.cell} className={selectClasses}>
          <SelectionBox
            label={selectLabel}
            checked={selected}
            disabled={selectDisabled || waiting === true}
            onChange={(next) => onSelect?.(row, next)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} lead={column === lead} />
      ))}
      {actions && (
        <td {...tableRoles.cell} className={actionsClasses}>
          <div className="flex items-center justify-end gap-1">{actions.cell(row)}</div>
        </td>
      )}
    </tr>
  );
}

/**
 * One row; a card where room is short. A row that only moves is not rendered again. The cast gives back
 * the type parameter, which `memo` forgets.
 */
export const TableRow = memo(RowView) as typeof RowView;
