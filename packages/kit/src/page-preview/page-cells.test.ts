import { describe, expect, test } from "vitest";
import { cellAt, cellByKey, cornerOf, type ModulePiece } from "./page-cells.ts";
import type { PagePaper } from "./page-preview.types.ts";

const paper: PagePaper = {
  paperWidth: 290,
  paperHeight: 430,
  x: 12,
  y: 20,
  width: 266,
  height: 386,
  columns: 5,
  columnWidth: 50,
  gutter: 4,
  rows: 10,
  rowHeight: 35,
  rowGap: 4,
  direction: "ltr",
};
const arabic: PagePaper = { ...paper, direction: "rtl" };

const module: ModulePiece = {
  kind: "module",
  id: "a",
  label: "Vente",
  rows: [],
  x: 12,
  y: 20,
  width: 104,
  height: 74,
  column: 1,
  row: 1,
  columns: 2,
  cellRows: 2,
};

describe.each([paper, arabic])("on paper read $direction", (given) => {
  test("every cell is found again from its corner", () => {
    for (let column = 1; column <= 4; column += 1) {
      for (let row = 1; row <= 9; row += 1) {
        expect(cellAt(given, module, cornerOf(given, module, { column, row }))).toEqual({
          column,
          row,
        });
      }
    }
  });

  test("a corner beyond the grid has the nearest cell within it", () => {
    const far = given.direction === "ltr" ? 900 : -900;
    expect(cellAt(given, module, { x: far, y: 900 })).toEqual({ column: 4, row: 9 });
    expect(cellAt(given, module, { x: -far, y: -900 })).toEqual({ column: 1, row: 1 });
  });
});

test("arrows move as they point, and not beyond the grid", () => {
  expect(cellByKey(paper, module, "ArrowRight")).toEqual({ column: 2, row: 1 });
  expect(cellByKey(arabic, module, "ArrowLeft")).toEqual({ column: 2, row: 1 });
  expect(cellByKey(paper, module, "ArrowDown")).toEqual({ column: 1, row: 2 });
  expect(cellByKey(paper, module, "ArrowLeft")).toBeUndefined();
  expect(cellByKey(arabic, module, "ArrowRight")).toBeUndefined();
  expect(cellByKey(paper, module, "ArrowUp")).toBeUndefined();
  expect(cellByKey(paper, module, "a")).toBeUndefined();
});
