import type { ReactNode } from "react";
import { Skeleton } from "../skeleton/index.ts";
import type { TableColumn, TableProps } from "./table.types.ts";
import { tableRoles } from "./table-roles.ts";
import { TableRow } from "./table-row.tsx";

interface LoadingRowsProps<Row> extends Pick<TableProps<Row>, "columns" | "actions" | "long"> {
  count: number;
  /** True where rows can be selected: their boxes keep their room. */
  selectable: boolean;
}

/** Placeholder of a cell; longer in the column that names the row. */
const placeOf = <Row,>({ cell: _, ...column }: TableColumn<Row>): TableColumn<string> => ({
  ...column,
  cell: () => (
    <>
      <Skeleton className={column.align === "end" ? "ms-auto" : undefined} />
      {column.rowHeader && <Skeleton className="mt-1 w-2/3" />}
    </>
  ),
});

/** Placeholders of loading rows, with their height. */
export function LoadingRows<Row>({
  columns,
  actions,
  long,
  count,
  selectable,
}: LoadingRowsProps<Row>) {
  const places = columns.map(placeOf);
  const actionsColumn = actions && {
    header: actions.header,
    cell: () => <Skeleton className="size-touch" />,
  };
  return Array.from({ length: count }, (_, index) => `row ${index}`).map((key) => (
    <TableRow
      key={key}
      row={key}
      columns={places}
      actions={actionsColumn}
      long={long}
      selectLabel={selectable ? "" : undefined}
      waiting
    />
  ));
}

interface MessageRowProps {
  /** Number of columns. */
  width: number;
  children: ReactNode;
}

/** Row across the table with the reason for missing rows. */
export function MessageRow({ width, children }: MessageRowProps) {
  return (
    <tr {...tableRoles.row} className="@max-2xl/table:block">
      <td
        {...tableRoles.cell}
        colSpan={width}
        className="px-4 py-10 text-center text-fg-muted @max-2xl/table:block"
      >
        {children}
      </td>
    </tr>
  );
}
