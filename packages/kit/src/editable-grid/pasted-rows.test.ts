import { describe, expect, it } from "vitest";
import { MAX_PASTED_ROWS, pastedRows } from "./pasted-rows.ts";

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
