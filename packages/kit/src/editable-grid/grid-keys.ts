import type { CellPlace } from "./editable-grid.types.ts";

/** Rows that Page Up and Page Down move. */
const PAGE = 10;

interface Key {
  key: string;
  ctrlKey: boolean;
}

/** Place that a key leads to, within the grid; `undefined` for keys that do not move. */
export function placeAfter(
  { key, ctrlKey }: Key,
  { row, column }: CellPlace,
  last: CellPlace,
  isRightToLeft: boolean,
): CellPlace | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const places: Readonly<Record<string, CellPlace>> = {
    ArrowDown: { row: ctrlKey ? last.row : row + 1, column },
    ArrowUp: { row: ctrlKey ? 0 : row - 1, column },
    ArrowRight: { row, column: column + forward },
    ArrowLeft: { row, column: column - forward },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
  };
  const place = places[key];
  return place && within(place, last);
}

/** Place that a key leads to which ends an edit: Escape stays at the cell; `undefined` for keys that edit on. */
export function placeAfterEdit(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { row, column }: CellPlace,
): CellPlace | undefined {
  const step = shiftKey ? -1 : 1;
  const places: Readonly<Record<string, CellPlace>> = {
    Enter: { row: row + step, column },
    Tab: { row, column: column + step },
    Escape: { row, column },
  };
  return places[key];
}

/** Text that an edit begins with: the cell's own, or the sign that begins it; `undefined` for other keys. */
export function draftAfter({ key, ctrlKey }: Key, text: string): string | undefined {
  if (key === "Enter" || key === "F2") return text;
  return key.length === 1 && !ctrlKey ? key : undefined;
}

/** The nearest place that the grid has. */
export function within({ row, column }: CellPlace, last: CellPlace): CellPlace {
  return {
    row: Math.max(0, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  };
}
