import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { tableRoles } from "./table-roles.ts";
import { TableRow } from "./table-row.tsx";
import { LoadingRows, MessageRow } from "./table-states.tsx";

/** One column. */
export interface TableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Its title. */
  header: ReactNode;
  /** What it shows of a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: "start" | "end" | undefined;
  /** Whether its cells name their row to a screen reader: one column at most. */
  rowHeader?: boolean | undefined;
}

export interface TableProps<Row> {
  /** Name of the table. */
  caption: ReactNode;
  /** Keeps the caption for assistive technology only: where a heading above says the same. */
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** A key that stays with the row. */
  rowKey: (row: Row) => string | number;
  /** What can be done with a row, at the end of it, and the title of that column. */
  actions?: { header: string; cell: (row: Row) => ReactNode } | undefined;
  /** Set while rows are on their way: says so, and shows where they will stand. */
  loadingLabel?: string | undefined;
  /** Shown in place of rows where there are none. */
  empty: ReactNode;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

interface HeadProps<Row> extends Pick<TableProps<Row>, "columns" | "actions"> {
  /** Whether newer rows are on their way. */
  busy: boolean;
}

function Head<Row>({ columns, actions, busy }: HeadProps<Row>) {
  const look =
    "sticky top-(--table-top,0) z-1 bg-sunken px-4 py-2.5 text-body-sm font-semibold text-fg-muted";
  return (
    <thead
      {...tableRoles.group}
      className={cx("border-b-2 max-md:sr-only", busy ? "border-brand" : "border-line")}
    >
      <tr {...tableRoles.row}>
        {columns.map(({ id, header, align = "start" }) => (
          <th
            key={id}
            {...tableRoles.columnHeader}
            scope="col"
            className={cx(look, align === "end" ? "text-end" : "text-start")}
          >
            {header}
          </th>
        ))}
        {actions && (
          <th {...tableRoles.columnHeader} scope="col" className={look}>
            <span className="sr-only">{actions.header}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/**
 * Rows under titled columns. On a phone each row becomes a card whose lines carry their column's
 * title; the roles are written out because such a layout takes the table's own away.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  actions,
  loadingLabel,
  empty,
  className,
}: TableProps<Row>) {
  const width = columns.length + (actions ? 1 : 0);
  const loading = loadingLabel !== undefined;
  return (
    <table
      {...tableRoles.table}
      aria-busy={loading || undefined}
      className={cx("w-full border-collapse text-body-sm text-fg max-md:block", className)}
    >
      <caption
        className={
          hideCaption
            ? "sr-only"
            : "pb-3 text-start font-headline text-title-sm text-heading max-md:block"
        }
      >
        {caption}
      </caption>
      <Head columns={columns} actions={actions} busy={loading} />
      <tbody {...tableRoles.group} className="max-md:block">
        {loading && rows.length === 0 && <LoadingRows width={width} label={loadingLabel} />}
        {!loading && rows.length === 0 && <MessageRow width={width}>{empty}</MessageRow>}
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}
