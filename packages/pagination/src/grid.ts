import { MASTHEAD_ROWS, rowsHeight, rowTop } from "./format.ts";

/** Cells of a page, by column and module row. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Rows below which the page begins. */
  readonly head: number;
  readonly taken: boolean[][];
}

/** Something that takes cells. */
export interface Span {
  readonly columns: number;
  readonly rows: number;
}

/** Upper cell of a span, nearest to the beginning of reading; numbers from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export function emptyGrid(columns: number, rows: number, page: number): Grid {
  const head = page === 1 ? MASTHEAD_ROWS : 0;
  const column = () => Array.from({ length: rows }, (_, row) => row < head);
  return { columns, rows, head, taken: Array.from({ length: columns }, column) };
}

/** Reason for which a span cannot stand in a cell; null: it can. */
export function faultAt(grid: Grid, span: Span, at: Cell): "grid" | "overlap" | "masthead" | null {
  const isInside =
    at.column >= 0 &&
    at.row >= 0 &&
    at.column + span.columns <= grid.columns &&
    at.row + span.rows <= grid.rows;
  if (!isInside) return "grid";
  if (at.row < grid.head) return "masthead";
  for (let column = at.column; column < at.column + span.columns; column += 1) {
    for (let row = at.row; row < at.row + span.rows; row += 1) {
      if (grid.taken[column]?.[row]) return "overlap";
    }
  }
  return null;
}

/** Marks the cells of a span as taken, or as free again. */
export function mark(grid: Grid, span: Span, at: Cell, taken = true): void {
  for (let column = at.column; column < at.column + span.columns; column += 1) {
    grid.taken[column]?.fill(taken, at.row, at.row + span.rows);
  }
}

/** Free cells of a column directly above or below a row. */
function freeFrom({ taken, rows }: Grid, column: number, row: number, step: 1 | -1): number {
  let count = 0;
  for (let at = row; at >= 0 && at < rows && !taken[column]?.[at]; at += step) count += 1;
  return count;
}

/**
 * The cell for a span, as make-up does it: on the pile at the foot of the page, at its far end, so that columns run from the
 * head of the page down to ads. It is a bottom-left heuristic (Baker, Coffman and Rivest, «Orthogonal packings in two
 * dimensions», SIAM J. Comput. 9 (1980), https://doi.org/10.1137/0209064) that avoids holes below the span and runs too short
 * for a line ad above it. Undefined: no room.
 */
export function bestCell(grid: Grid, span: Span): Cell | undefined {
  let best: { readonly cell: Cell; readonly cost: number } | undefined;
  for (let column = grid.columns - span.columns; column >= 0; column -= 1) {
    const row = lowestRow(grid, span, column);
    if (row === undefined) continue;
    const cost = costOf(grid, span, { column, row });
    if (best === undefined || cost < best.cost) best = { cell: { column, row }, cost };
  }
  return best?.cell;
}

function lowestRow(grid: Grid, span: Span, column: number): number | undefined {
  for (let row = grid.rows - span.rows; row >= grid.head; row -= 1) {
    if (faultAt(grid, span, { column, row }) === null) return row;
  }
  return undefined;
}

/** Holes weigh more than thin runs, and these more than a place higher up. */
function costOf(grid: Grid, span: Span, { column, row }: Cell): number {
  let cost = (grid.rows - row) * 0.1;
  for (let at = column; at < column + span.columns; at += 1) {
    cost += 4 * freeFrom(grid, at, row + span.rows, 1);
    if (freeFrom(grid, at, row - 1, -1) === 1) cost += 2;
  }
  return cost;
}

/** A run of a column that no modular ad takes, in millimetres from the top of the columns. */
export interface Segment {
  readonly column: number;
  readonly y: number;
  readonly height: number;
}

/** Free runs in the order in which columns are filled. */
export function segmentsOf(grid: Grid): Segment[] {
  const segments: Segment[] = [];
  for (let column = 0; column < grid.columns; column += 1) {
    for (let row = 0; row < grid.rows; ) {
      const rows = freeFrom(grid, column, row, 1);
      if (rows > 0) segments.push({ column, y: rowTop(row), height: rowsHeight(rows) });
      row += Math.max(1, rows);
    }
  }
  return segments;
}

/** Millimetres of all columns below the head. */
export const roomOf = ({ columns, rows, head }: Grid): number =>
  columns * (rowsHeight(rows) - (head > 0 ? rowTop(head) : 0));

export const freeRoom = (grid: Grid): number =>
  segmentsOf(grid).reduce((sum, { height }) => sum + height, 0);
