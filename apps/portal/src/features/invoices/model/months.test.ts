import { describe, expect, it } from "vitest";
import { monthChoices, monthlyQueryOf } from "./months.ts";

describe("monthChoices", () => {
  it("goes back from the month of today, over the turn of the year", () => {
    const months = monthChoices("2026-01-31", "fr");
    expect(months.slice(0, 2)).toEqual([
      { value: "2026-01", label: "janvier 2026" },
      { value: "2025-12", label: "décembre 2025" },
    ]);
  });

  it("names them as Morocco does", () => {
    expect(monthChoices("2026-08-02", "ar")[0]?.label).toContain("غشت");
  });
});

describe("monthlyQueryOf", () => {
  it("leaves out what is of any kind, in any newspaper", () => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ mois: "2026-11", type: "", support: "" })) {
      fields.set(name, value);
    }
    expect(monthlyQueryOf(fields)).toEqual({ year: 2026, month: 11 });
    fields.set("type", "journal");
    fields.set("support", "3");
    expect(monthlyQueryOf(fields)).toEqual({
      year: 2026,
      month: 11,
      orderKind: "journal",
      supportId: 3,
    });
  });
});
