import { describe, expect, it } from "vitest";
import { editsFrom, MAX_PASTED_ROWS, pastedRows } from "./pasted-rows.ts";

describe("pastedRows", () => {
  it.each([
    ["one cell", "Emploi", [["Emploi"]]],
    ["cells of a row", "Emploi\tالتشغيل\t12", [["Emploi", "التشغيل", "12"]]],
    [
      "rows of Windows and of others",
      "a\tb\r\nc\td\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "empty cells",
      "\t\n\tb",
      [
        ["", ""],
        ["", "b"],
      ],
    ],
    ["a cell with a line end and quotes", '"a\n""b"""\tc', [['a\n"b"', "c"]]],
    ["a quote inside a cell", 'mètre 5" long\tb', [['mètre 5" long', "b"]]],
    ["a quote that is not closed", '"a\tb', [['"a', "b"]]],
    ["nothing", "", [[""]]],
  ])("reads %s", (_, text, rows) => {
    expect(pastedRows(text)).toEqual(rows);
  });

  it("stops at its greatest number of rows", () => {
    expect(pastedRows("a\n".repeat(MAX_PASTED_ROWS + 5))).toHaveLength(MAX_PASTED_ROWS);
  });
});

describe("editsFrom", () => {
  const rows = [
    { id: 1, cells: ["Emploi", "12", "a"] },
    { id: 2, cells: ["Vente", "8", "b"] },
  ];
  const columns = [0, 1, 2].map((number) => ({
    id: `column-${number}`,
    header: "",
    text: ({ cells }: (typeof rows)[number]) => cells[number] ?? "",
    readOnly: number === 1,
  }));
  const grid = { rows, columns, rowKey: ({ id }: (typeof rows)[number]) => id };

  it("changes cells that differ, apart from those that are only read", () => {
    const texts = [
      ["Emploi", "99", "z"],
      ["Location", "99", "b"],
    ];
    expect(editsFrom(grid, { row: 0, column: 0 }, texts)).toEqual([
      { row: 1, column: "column-2", text: "z" },
      { row: 2, column: "column-0", text: "Location" },
    ]);
  });

  it("leaves out what lies beyond the grid", () => {
    const texts = [["y", "beyond"], ["beyond"]];
    expect(editsFrom(grid, { row: 1, column: 2 }, texts)).toEqual([
      { row: 2, column: "column-2", text: "y" },
    ]);
  });
});
