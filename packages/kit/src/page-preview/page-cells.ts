import type { PageCell, PagePaper, PagePiece } from "./page-preview.types.ts";

export type ModulePiece = Extract<PagePiece, { kind: "module" }>;
type Cell = Pick<PageCell, "column" | "row">;
type Span = Pick<ModulePiece, "columns" | "cellRows" | "width">;

/** Corner of a span in a cell, in millimetres of the paper. */
export function cornerOf(paper: PagePaper, span: Span, { column, row }: Cell) {
  const inset = (column - 1) * (paper.columnWidth + paper.gutter);
  return {
    x: paper.direction === "rtl" ? paper.x + paper.width - inset - span.width : paper.x + inset,
    y: paper.y + (row - 1) * (paper.rowHeight + paper.rowGap),
  };
}

/** The cell nearest to a corner, within the grid. */
export function cellAt(paper: PagePaper, span: Span, corner: { x: number; y: number }): Cell {
  const inset =
    paper.direction === "rtl" ? paper.x + paper.width - corner.x - span.width : corner.x - paper.x;
  return within(paper, span, {
    column: 1 + Math.round(inset / (paper.columnWidth + paper.gutter)),
    row: 1 + Math.round((corner.y - paper.y) / (paper.rowHeight + paper.rowGap)),
  });
}

function within(paper: PagePaper, span: Span, { column, row }: Cell): Cell {
  const clamp = (value: number, most: number) => Math.max(1, Math.min(value, Math.max(1, most)));
  return {
    column: clamp(column, paper.columns - span.columns + 1),
    row: clamp(row, paper.rows - span.cellRows + 1),
  };
}

/** The cell beside a module's own, by an arrow key on the screen; undefined: another key, or the edge of the grid. */
export function cellByKey(paper: PagePaper, module: ModulePiece, key: string): Cell | undefined {
  const forwards = paper.direction === "rtl" ? -1 : 1;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-forwards, 0],
    ArrowRight: [forwards, 0],
  };
  const step = steps[key];
  if (!step) return undefined;
  const next = within(paper, module, {
    column: module.column + step[0],
    row: module.row + step[1],
  });
  return next.column === module.column && next.row === module.row ? undefined : next;
}

/** Items with their places: pieces and rows have no other name, and stay in their order. */
export const numbered = <Item>(items: readonly Item[]) =>
  Array.from(items.entries(), ([at, item]) => ({ at, item }));
