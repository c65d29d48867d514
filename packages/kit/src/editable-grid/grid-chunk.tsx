import { type MouseEvent, useEffect, useRef, useState } from "react";
import { styleRef } from "../style-ref.ts";
import type { CellPlace, EditableGridProps, GridColumn } from "./editable-grid.types.ts";
import { cellVariants, inputClasses, rowClasses } from "./editable-grid.variants.ts";

/** Rows that are rendered, or left out, together. */
export const CHUNK = 40;

export interface GridState {
  /** Cell that Tab reaches. */
  place: CellPlace;
  /** Text of that cell while it is edited. */
  draft: string | undefined;
  onPlace: (place: CellPlace) => void;
  onStart: (text: string) => void;
  onDraft: (text: string) => void;
  /** Keeps the draft, and gives it up. */
  onKeep: () => void;
}

interface GridChunkProps<Row>
  extends Pick<EditableGridProps<Row>, "columns" | "rowKey" | "faultOf" | "labels"> {
  rows: readonly Row[];
  /** Number of its first row among all. */
  start: number;
  /** Id of the grid, in front of those of messages. */
  id: string;
  state: GridState;
}

/** Roles of elements that are laid out as a grid. */
const group = { role: "rowgroup" } as const;

/**
 * Some rows of a grid. Out of sight they are a box of their height alone, so that thousands cost what a screen of them
 * costs; rows with the current cell are always rendered.
 */
export function GridChunk<Row>(props: GridChunkProps<Row>) {
  const { rows, start, state } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(start === 0);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setNear(entry.isIntersecting);
        if (!entry.isIntersecting && element.childElementCount > 0)
          setHeight(entry.boundingClientRect.height);
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const holdsPlace = state.place.row >= start && state.place.row < start + rows.length;
  const isRendered = isNear || holdsPlace;
  return (
    <div
      {...group}
      ref={(element) => {
        box.current = element;
        const rest = height === undefined ? `${rows.length * 2.8125}rem` : `${height}px`;
        styleRef({ "min-block-size": isRendered ? undefined : rest })(element);
      }}
    >
      {isRendered &&
        rows.map((row, index) => (
          <GridRow key={props.rowKey(row)} {...props} row={row} number={start + index} />
        ))}
    </div>
  );
}

function GridRow<Row>(props: GridChunkProps<Row> & { row: Row; number: number }) {
  const { row, number, columns, faultOf, id, state, labels } = props;
  // The titles are the first row.
  const attributes = { role: "row", "aria-rowindex": number + 2 };
  return (
    <div {...attributes} className={`${rowClasses} border-b border-line`}>
      {columns.map((column, index) => {
        const isCurrent = state.place.row === number && state.place.column === index;
        return (
          <GridCell
            key={column.id}
            column={column}
            text={column.text(row)}
            fault={faultOf?.(row, column.id)}
            id={`${id}-${number}-${index}`}
            place={{ row: number, column: index }}
            isCurrent={isCurrent}
            draft={isCurrent ? state.draft : undefined}
            state={state}
            labels={labels}
          />
        );
      })}
    </div>
  );
}

interface GridCellProps<Row> extends Pick<EditableGridProps<Row>, "labels"> {
  column: GridColumn<Row>;
  text: string;
  fault: string | undefined;
  id: string;
  place: CellPlace;
  isCurrent: boolean;
  draft: string | undefined;
  state: GridState;
}

function GridCell<Row>(props: GridCellProps<Row>) {
  const { column, text, fault, id, place, isCurrent, draft, state, labels } = props;
  const readOnly = column.readOnly ?? false;
  const message = fault === undefined ? undefined : `${id}-fault`;
  const described = {
    "aria-invalid": fault !== undefined || undefined,
    "aria-describedby": message,
  };
  const attributes = {
    ...described,
    role: "gridcell",
    id,
    "aria-colindex": place.column + 1,
    "aria-readonly": readOnly || undefined,
    tabIndex: isCurrent ? 0 : -1,
    onFocus: () => {
      if (!isCurrent) state.onPlace(place);
    },
    onDoubleClick: () => {
      if (!readOnly) state.onStart(text);
    },
    onClick: ({ nativeEvent }: MouseEvent<HTMLElement>) => {
      // A finger has no keys to begin with, and its double press zooms.
      const isFinger = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
      if (isFinger && !readOnly && draft === undefined) state.onStart(text);
    },
  };
  return (
    <div
      {...attributes}
      className={cellVariants({
        align: column.align,
        sticky: column.sticky,
        readOnly,
        invalid: fault !== undefined,
      })}
    >
      <span className="block min-h-5 whitespace-pre-wrap">
        <bdi lang={column.language}>{text}</bdi>
      </span>
      {fault !== undefined && (
        <span id={message} className="block pt-0.5 text-start font-semibold text-caption">
          {fault}
        </span>
      )}
      {draft !== undefined && (
        <input
          // The focus follows the reader's own key or press.
          ref={(input) => input?.focus({ preventScroll: true })}
          dir="auto"
          inputMode={column.inputMode}
          lang={column.language}
          aria-label={labels.edit(column.header)}
          {...described}
          value={draft}
          onChange={({ currentTarget }) => state.onDraft(currentTarget.value)}
          onBlur={state.onKeep}
          className={inputClasses}
        />
      )}
    </div>
  );
}
