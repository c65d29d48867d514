import { describe, expect, it } from "vitest";
import { columnRows, isBlank } from "./column-rows.ts";

const rows = [
  { text: "Société à responsabilité", lineIndex: 0 },
  { text: "limitée", lineIndex: 0 },
  { text: "بيع", lineIndex: 1 },
];

describe("columnRows", () => {
  it("knows which rows go on in the next one, and their directions", () => {
    expect(columnRows(rows)).toEqual([
      { text: "Société à responsabilité", direction: "ltr", continues: true },
      { text: "limitée", direction: "ltr", continues: false },
      { text: "بيع", direction: "rtl", continues: false },
    ]);
  });

  it("adds empty rows up to the minimum, and none beyond", () => {
    const texts = (minimum: number) => columnRows(rows, minimum).map(({ text }) => text);
    expect(texts(5).slice(3)).toEqual(["", ""]);
    expect(texts(3)).toHaveLength(3);
    expect(texts(2)).toHaveLength(3);
  });

  it.each([
    [-4, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 100],
  ])("draws a minimum of %d as %d rows", (minimum, count) => {
    expect(columnRows([], minimum)).toHaveLength(count);
  });
});

describe("isBlank", () => {
  it("sees spaces and no rows as nothing", () => {
    expect(isBlank([])).toBe(true);
    expect(isBlank([{ text: "  ", lineIndex: 0 }])).toBe(true);
    expect(isBlank(rows)).toBe(false);
  });
});
