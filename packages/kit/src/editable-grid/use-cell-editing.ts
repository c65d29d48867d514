import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { afterPress } from "../after-press.ts";
import type { CellPlace, EditableGridProps } from "./editable-grid.types.ts";
import type { GridState } from "./grid-chunk.tsx";
import { draftAfter, placeAfter, placeAfterEdit, within } from "./grid-keys.ts";
import { editsFrom, pastedRows } from "./pasted-rows.ts";

/** Root of a grid, and the id in front of those of its cells. */
interface GridBox {
  box: RefObject<HTMLElement | null>;
  id: string;
}

/** The current cell of a grid with the text that is typed in it, and the handlers of keys, copy and paste. */
export function useCellEditing<Row>(props: EditableGridProps<Row>, grid: GridBox) {
  const { columns, rows, rowKey, onEdit, onAdd, submission = 0, labels } = props;
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const [held, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const place = within(held, last);
  const [draft, setDraft] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const [row, column] = [rows[place.row], columns[place.column]];
  const text = row !== undefined && column ? column.text(row) : "";
  const follow = useFollowingFocus(grid, place, draft !== undefined);

  function moveTo(next: CellPlace): void {
    follow();
    setPlace(within(next, last));
  }

  const focusFault = useEffectEvent(() => {
    const first = firstFault(props);
    if (first === undefined) return;
    if (first.row === place.row && first.column === place.column) focusCell(grid, first);
    else moveTo(first);
  });
  useEffect(() => {
    if (submission > 0) focusFault();
  }, [submission]);

  function start(initial: string): void {
    if (row !== undefined && column && !column.readOnly) setDraft(initial);
  }

  function keep(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft !== text && row !== undefined && column)
      onEdit([{ row: rowKey(row), column: column.id, text: draft }]);
  }

  /** Writes rows of texts from the current cell on; answers the number of cells that they change. */
  function write(texts: readonly (readonly string[])[]): number {
    const edits = editsFrom(props, place, texts);
    if (edits.length > 0) onEdit(edits);
    return edits.length;
  }

  function onEditingKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return;
    const next = placeAfterEdit(event, place);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") setDraft(undefined);
    else keep();
    moveTo(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = placeAfter(event, place, last, isRightToLeft);
    const initial = draftAfter(event, text);
    if (next) moveTo(next);
    else if (initial !== undefined) start(initial);
    else if (event.key === "Delete" || event.key === "Backspace") write([[""]]);
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLElement>): void {
    if (draft !== undefined || !column) return;
    event.preventDefault();
    const texts = pastedRows(event.clipboardData.getData("text/plain"));
    const count = write(texts);
    const beyond = texts.slice(Math.max(0, rows.length - place.row));
    if (beyond.length > 0) onAdd?.(beyond, column.id);
    setAnnouncement(labels.pasted(count));
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    if (draft !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", text);
  }

  const state: GridState = {
    place,
    draft,
    onPlace: setPlace,
    onStart: start,
    onDraft: setDraft,
    onKeep: () => {
      holdHeight(grid.box.current);
      keep();
    },
  };
  return {
    state,
    announcement,
    handlers: { onKeyDown: draft === undefined ? onKeyDown : onEditingKey, onPaste, onCopy },
  };
}

/** Returns a function by which the focus follows the current cell, once that is rendered in its place and not edited. */
function useFollowingFocus({ box, id }: GridBox, place: CellPlace, isEdited: boolean): () => void {
  const follows = useRef(false);
  const { row, column } = place;
  useEffect(() => {
    if (!follows.current || isEdited) return;
    follows.current = false;
    focusCell({ box, id }, { row, column });
  }, [box, id, row, column, isEdited]);
  return () => {
    follows.current = true;
  };
}

const focusCell = ({ box, id }: GridBox, { row, column }: CellPlace): void =>
  box.current?.querySelector<HTMLElement>(`[id="${id}-${row}-${column}"]`)?.focus();

/** The first cell with a message, in reading order; `undefined` for none. */
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

/** Keeps the grid's height until a press has ended: a row that grows would move the pressed button away. */
function holdHeight(box: HTMLElement | null): void {
  if (box === null) return;
  box.style.blockSize = `${box.offsetHeight}px`;
  afterPress(() => {
    box.style.blockSize = "";
  });
}
