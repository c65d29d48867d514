import { cx } from "class-variance-authority";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { styleRef } from "../style-ref.ts";
import type { TableProps } from "./table.types.ts";
import { tableVariants } from "./table.variants.ts";
import { TableHead } from "./table-head.tsx";
import { tableRoles } from "./table-roles.ts";
import { TableRow } from "./table-row.tsx";
import { LoadingRows, MessageRow } from "./table-states.tsx";
import { useSelection } from "./use-selection.ts";

/** Room for the box and for the menu of a row of a long table. */
const SELECT_WIDTH = "3.5rem";
const ACTIONS_WIDTH = "4.5rem";

/** The columns of a long table: every row is a grid of its own, so they cannot follow the content. */
function gridColumns<Row>({
  columns,
  actions,
  selection,
}: Pick<TableProps<Row>, "columns" | "actions" | "selection">): string {
  const tracks = columns.map(({ width = 1 }) => `minmax(0, ${width}fr)`);
  return [
    ...(selection ? [SELECT_WIDTH] : []),
    ...tracks,
    ...(actions ? [ACTIONS_WIDTH] : []),
  ].join(" ");
}

/** The order on show, in words. */
function sortText<Row>({ columns, sorting }: Pick<TableProps<Row>, "columns" | "sorting">): string {
  const value = sorting?.value;
  if (!value) return "";
  return columns.find(({ id }) => id === value.column)?.sort?.[value.direction] ?? "";
}

/**
 * Rows under titled columns that may sort them. Where room is short each row becomes a card whose
 * lines carry their column's title; the roles are written out because such a layout takes the
 * table's own away.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  actions,
  sorting,
  selection,
  long = false,
  isPending = false,
  pendingLabel,
  expectedRows = 5,
  empty,
  className,
  ...root
}: TableProps<Row>) {
  const width = columns.length + (actions ? 1 : 0) + (selection ? 1 : 0);
  const waiting = isPending && rows.length === 0;
  const { all, stateOf, onSelect } = useSelection({ rows, rowKey, selection });
  const tracks = long ? gridColumns({ columns, actions, selection }) : undefined;
  return (
    <div {...root} className={cx("@container/table min-w-0", className)}>
      {sorting && <PoliteAnnouncement text={sortText({ columns, sorting })} />}
      {waiting && (
        <span role="status" className="sr-only">
          {pendingLabel}
        </span>
      )}
      <table
        {...tableRoles.table}
        aria-busy={isPending || undefined}
        className={tableVariants({ long })}
        ref={styleRef({ "--table-columns": tracks })}
      >
        <caption
          className={cx(
            hideCaption ? "sr-only" : "pb-3 text-start font-headline text-title-sm text-heading",
            !hideCaption && "@max-2xl/table:block",
            !hideCaption && long && "block",
          )}
        >
          {caption}
        </caption>
        {width > 0 && (
          <TableHead
            columns={columns}
            actions={actions}
            sorting={sorting}
            long={long}
            all={all}
            busy={isPending}
          />
        )}
        <tbody {...tableRoles.group} className={cx("@max-2xl/table:block", long && "block")}>
          {waiting && (
            <LoadingRows
              columns={columns}
              actions={actions}
              long={long}
              count={expectedRows}
              selectable={selection !== undefined}
            />
          )}
          {!isPending && rows.length === 0 && <MessageRow width={width}>{empty}</MessageRow>}
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              actions={actions}
              long={long}
              onSelect={onSelect}
              {...stateOf(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
