import { describe, expect, it } from "vitest";
import { monthChoices, monthlyQueryOf } from "./months.ts";

describe("monthChoices", () => {
  it("goes back from the current month into the former year", () => {
    const months = monthChoices("2026-01-31", "fr");
    expect(months.slice(0, 2)).toEqual([
      { value: "2026-01", label: "janvier 2026" },
      { value: "2025-12", label: "décembre 2025" },
    ]);
  });

  it("uses the Moroccan month names", () => {
    expect(monthChoices("2026-08-02", "ar")[0]?.label).toContain("غشت");
  });
});

describe("monthlyQueryOf", () => {
  it("leaves out a blank kind and a blank newspaper", () => {
    expect(monthlyQueryOf({ month: "2026-11", kind: "", support: "" })).toEqual({
      year: 2026,
      month: 11,
    });
    expect(monthlyQueryOf({ month: "2026-11", kind: "journal", support: "3" })).toEqual({
      year: 2026,
      month: 11,
      orderKind: "journal",
      supportId: 3,
    });
  });
});
