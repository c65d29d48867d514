import { describe, expect, it } from "vitest";
import { rowDirections } from "./row-directions.ts";

describe("rowDirections", () => {
  it("keeps a line's direction in rows that begin with the other script", () => {
    const rows = [
      { text: "شركة الأفق", lineIndex: 0 },
      { text: "SARL AU مسجلة", lineIndex: 0 },
      { text: "Siège social", lineIndex: 1 },
    ];
    expect(rowDirections(rows)).toEqual(["rtl", "rtl", "ltr"]);
  });

  it("finds a direction in a later row when the first row has figures only", () => {
    const rows = [
      { text: "1234 5678", lineIndex: 0 },
      { text: "الدار البيضاء", lineIndex: 0 },
    ];
    expect(rowDirections(rows)).toEqual(["rtl", "rtl"]);
  });

  it("lets a line without letters follow the line before it", () => {
    const rows = [
      { text: "0522", lineIndex: 0 },
      { text: "بيع", lineIndex: 1 },
      { text: "", lineIndex: 2 },
      { text: "0522", lineIndex: 3 },
    ];
    expect(rowDirections(rows)).toEqual([undefined, "rtl", "rtl", "rtl"]);
  });

  it("has nothing to say of no rows", () => {
    expect(rowDirections([])).toEqual([]);
  });
});
