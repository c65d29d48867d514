import { cx } from "class-variance-authority";
import { useEffect, useId, useRef } from "react";
import { watchPresses } from "../after-press.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { rootOf, useSharedRef } from "../root-props.ts";
import { styleRef } from "../style-ref.ts";
import { useOverflow } from "../use-overflow.ts";
import type { EditableGridProps, GridColumn } from "./editable-grid.types.ts";
import { headCellClasses, rowClasses, stickyClasses } from "./editable-grid.variants.ts";
import { CHUNK, GridChunk } from "./grid-chunk.tsx";
import { useCellEditing } from "./use-cell-editing.ts";

/** Roles of elements that are laid out as a grid. */
const roles = {
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
} as const;

/** Rows of texts that are edited cell by cell, as in a spreadsheet (ARIA «grid»). */
export function EditableGrid<Row>(props: EditableGridProps<Row>) {
  const { caption, columns, rows, rowKey, faultOf, labels, className } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(watchPresses, []);
  useSharedRef(props.ref, box);
  const { state, announcement, handlers } = useCellEditing(props, { box, id });
  const [frame, overflows] = useOverflow<HTMLElement>();
  // Where there are cells, keys reach what is beyond through them.
  const scrolls = overflows && rows.length === 0;
  const faults = countFaults(props);
  const grid = {
    role: "grid",
    "aria-labelledby": `${id}-name`,
    "aria-describedby": `${id}-help`,
    "aria-rowcount": rows.length + 1,
    "aria-colcount": columns.length,
    ref: styleRef(gridStyle(columns)),
    ...handlers,
  };
  return (
    <div
      {...rootOf<"div">(props)}
      ref={box}
      className={cx("flex min-h-0 min-w-0 flex-col", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <p id={`${id}-name`} className="font-headline text-heading text-title-sm">
          {caption}
        </p>
        {faults > 0 && (
          <p className="font-semibold text-body-sm text-danger">{labels.faults(faults)}</p>
        )}
      </div>
      <p id={`${id}-help`} className="sr-only">
        {labels.help}
      </p>
      <PoliteAnnouncement text={announcement} delay={0} />
      <section
        ref={frame}
        aria-labelledby={scrolls ? `${id}-name` : undefined}
        tabIndex={scrolls ? 0 : undefined}
        className="min-h-0 min-w-0 overflow-auto rounded-card border border-line bg-surface"
      >
        <div {...grid} className="w-full min-w-fit">
          <GridHead columns={columns} />
          {chunksOf(rows).map((chunk) => (
            <GridChunk
              key={chunk.start}
              {...chunk}
              columns={columns}
              rowKey={rowKey}
              faultOf={faultOf}
              labels={labels}
              id={id}
              state={state}
            />
          ))}
        </div>
        {rows.length === 0 && (
          <p className="px-3 py-6 text-body-sm text-fg-muted">{labels.empty}</p>
        )}
      </section>
    </div>
  );
}

/** Titles of the columns, which stay in sight. */
function GridHead<Row>({ columns }: Pick<EditableGridProps<Row>, "columns">) {
  return (
    <div {...roles.group} className="sticky top-0 z-2 border-b-2 border-line bg-sunken">
      <div {...roles.row} className={rowClasses}>
        {columns.map(({ id, header, align, sticky }) => (
          <div
            key={id}
            {...roles.head}
            className={cx(
              headCellClasses,
              align === "end" && "text-end",
              sticky && [stickyClasses, "bg-sunken"],
            )}
          >
            {header}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Widths of the columns, and that of the one that stays: a focused cell is not scrolled below it. */
function gridStyle<Row>(columns: readonly GridColumn<Row>[]) {
  const stuck = columns.find(({ sticky }) => sticky);
  return {
    "--grid-columns": columns
      .map(({ width = 1 }) => `minmax(${5 * width}rem, ${width}fr)`)
      .join(" "),
    "--grid-stuck": stuck && `${5 * (stuck.width ?? 1)}rem`,
  };
}

/** Rows that are rendered together, with the number of their first. */
function chunksOf<Row>(rows: readonly Row[]): { rows: readonly Row[]; start: number }[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
    const start = index * CHUNK;
    return { rows: rows.slice(start, start + CHUNK), start };
  });
}

/** Number of cells with a message. */
function countFaults<Row>({ rows, columns, faultOf }: EditableGridProps<Row>): number {
  if (!faultOf) return 0;
  const faultsOf = (row: Row) => columns.filter(({ id }) => faultOf(row, id) !== undefined).length;
  return rows.reduce((sum, row) => sum + faultsOf(row), 0);
}
