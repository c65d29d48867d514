import { cx } from "class-variance-authority";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { afterPress, watchPresses } from "../after-press.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { rootOf, useSharedRef } from "../root-props.ts";
import { styleRef } from "../style-ref.ts";
import { useOverflow } from "../use-overflow.ts";
import type { CellEdit, CellPlace, EditableGridProps } from "./editable-grid.types.ts";
import { headCellClasses, rowClasses, stickyClasses } from "./editable-grid.variants.ts";
import { CHUNK, GridChunk } from "./grid-chunk.tsx";
import { placeAfter, within } from "./grid-keys.ts";
import { pastedRows } from "./pasted-rows.ts";

/** Roles of elements that are laid out as a grid. */
const roles = {
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
} as const;

/** Rows of texts that are edited cell by cell, as in a spreadsheet (ARIA «grid»). */
export function EditableGrid<Row>(props: EditableGridProps<Row>) {
  const { caption, columns, rows, rowKey, faultOf, submission = 0, labels, className } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(watchPresses, []);
  const [frame, overflows] = useOverflow<HTMLElement>();
  // Where there are cells, keys reach what is beyond through them.
  const scrolls = overflows && rows.length === 0;
  useSharedRef(props.ref, box);
  const [held, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [draft, setDraft] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const place = within(held, last);
  const [row, column] = [rows[place.row], columns[place.column]];
  const text = row !== undefined && column ? column.text(row) : "";
  /** True while the cell of the current place has to take the focus once it is rendered. */
  const follows = useRef(false);

  useEffect(() => {
    if (!follows.current || draft !== undefined) return;
    follows.current = false;
    focusCell(box.current, id, { row: place.row, column: place.column });
  }, [id, place.row, place.column, draft]);

  const focusFault = useEffectEvent(() => {
    const first = firstFault(props);
    if (first === undefined) return;
    if (first.row === place.row && first.column === place.column) focusCell(box.current, id, first);
    else moveTo(first);
  });
  useEffect(() => {
    if (submission > 0) focusFault();
  }, [submission]);

  function moveTo(next: CellPlace): void {
    follows.current = true;
    setPlace(within(next, last));
  }

  function start(initial: string): void {
    if (row !== undefined && column && !column.readOnly) setDraft(initial);
  }

  function keep(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft !== text && row !== undefined && column)
      props.onEdit([{ row: rowKey(row), column: column.id, text: draft }]);
  }

  function onEditingKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, CellPlace>> = {
      Enter: { row: place.row + (event.shiftKey ? -1 : 1), column: place.column },
      Tab: { row: place.row, column: place.column + (event.shiftKey ? -1 : 1) },
    };
    const next = steps[event.key];
    if (next === undefined && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (next) keep();
    else setDraft(undefined);
    moveTo(next ?? place);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = placeAfter(event, place, last, isRightToLeft);
    const initial = draftOf(event, text);
    if (next) moveTo(next);
    else if (initial !== undefined) start(initial);
    else if (event.key === "Delete" || event.key === "Backspace") write([[""]]);
    else return;
    event.preventDefault();
  }

  /** Writes rows of texts from the current cell on; answers the number of cells that they change. */
  function write(texts: readonly (readonly string[])[]): number {
    const edits: CellEdit[] = [];
    for (const [down, cells] of texts.entries()) {
      const target = rows[place.row + down];
      if (target === undefined) break;
      for (const [along, cell] of cells.entries()) {
        const into = columns[place.column + along];
        if (into && !into.readOnly && into.text(target) !== cell)
          edits.push({ row: rowKey(target), column: into.id, text: cell });
      }
    }
    if (edits.length > 0) props.onEdit(edits);
    return edits.length;
  }

  function onPaste(event: ClipboardEvent<HTMLElement>): void {
    if (draft !== undefined || !column) return;
    event.preventDefault();
    const texts = pastedRows(event.clipboardData.getData("text/plain"));
    const count = write(texts);
    const beyond = texts.slice(Math.max(0, rows.length - place.row));
    if (beyond.length > 0) props.onAdd?.(beyond, column.id);
    setAnnouncement(labels.pasted(count));
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    if (draft !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", text);
  }

  const tracks = columns.map(({ width = 1 }) => `minmax(${5 * width}rem, ${width}fr)`).join(" ");
  const state = {
    place,
    draft,
    onPlace: setPlace,
    onStart: start,
    onDraft: setDraft,
    onKeep: () => {
      holdHeight(box.current);
      keep();
    },
  };
  /** A focused cell is not scrolled below the column that stays. */
  const stuck = columns.find(({ sticky }) => sticky);
  const faults = countFaults(props);
  const grid = {
    role: "grid",
    "aria-labelledby": `${id}-name`,
    "aria-describedby": `${id}-help`,
    "aria-rowcount": rows.length + 1,
    "aria-colcount": columns.length,
    ref: styleRef({
      "--grid-columns": tracks,
      "--grid-stuck": stuck && `${5 * (stuck.width ?? 1)}rem`,
    }),
    onKeyDown: draft === undefined ? onKeyDown : onEditingKey,
    onPaste,
    onCopy,
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
          <div {...roles.group} className="sticky top-0 z-2 border-b-2 border-line bg-sunken">
            <div {...roles.row} className={rowClasses}>
              {columns.map(({ id: key, header, align, sticky }) => (
                <div
                  key={key}
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
          {chunksOf(rows).map((chunk) => (
            <GridChunk
              key={chunk.start}
              {...chunk}
              {...{ columns, rowKey, faultOf, labels, id, state }}
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

/** Text that an edit begins with: the cell's own, or the sign that begins it; `undefined` for other keys. */
function draftOf({ key, ctrlKey }: KeyboardEvent, text: string): string | undefined {
  if (key === "Enter" || key === "F2") return text;
  return key.length === 1 && !ctrlKey ? key : undefined;
}

/** Rows that are rendered together, with the number of their first. */
function chunksOf<Row>(rows: readonly Row[]): { rows: readonly Row[]; start: number }[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
    const start = index * CHUNK;
    return { rows: rows.slice(start, start + CHUNK), start };
  });
}

const focusCell = (box: HTMLElement | null, id: string, { row, column }: CellPlace): void =>
  box?.querySelector<HTMLElement>(`[id="${id}-${row}-${column}"]`)?.focus();

function firstFault<Row>({
  rows,
  columns,
  faultOf,
}: EditableGridProps<Row>): CellPlace | undefined {
  if (!faultOf) return undefined;
  for (const [row, content] of rows.entries()) {
    const column = columns.findIndex(({ id }) => faultOf(content, id) !== undefined);
    if (column >= 0) return { row, column };
  }
  return undefined;
}

function countFaults<Row>({ rows, columns, faultOf }: EditableGridProps<Row>): number {
  if (!faultOf) return 0;
  const faultsOf = (row: Row) => columns.filter(({ id }) => faultOf(row, id) !== undefined).length;
  return rows.reduce((sum, row) => sum + faultsOf(row), 0);
}

/** Keeps the grid's height until a press has ended: a row that grows would move the pressed button away. */
function holdHeight(box: HTMLElement | null): void {
  if (box === null) return;
  box.style.blockSize = `${box.offsetHeight}px`;
  afterPress(() => {
    box.style.blockSize = "";
  });
}
