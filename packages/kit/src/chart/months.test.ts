import { expect, it } from "vitest";
import { monthsFrom } from "./months.ts";

it("names the months of a year in French", () => {
  const months = monthsFrom("2026-01", 12, "fr-FR");
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ id: "2026-01", label: "janvier 2026", short: "janv." });
  expect(months[7]?.label).toBe("août 2026");
});

it("uses Moroccan names in Arabic, with Latin digits", () => {
  expect(monthsFrom("2026-07", 2, "ar-MA").map(({ label }) => label)).toEqual([
    "يوليوز 2026",
    "غشت 2026",
  ]);
});

it("adds the year to short names of more than a year", () => {
  const months = monthsFrom("2025-01", 13, "fr-FR");
  expect(months[0]?.short).toBe("janv. 25");
  expect(months[12]?.short).toBe("janv. 26");
  expect(monthsFrom("2026-01", 13, "ar-MA")[0]?.short).toBe("يناير 26");
});

it("goes on into the next year", () => {
  expect(monthsFrom("2026-11", 3, "fr-FR").map(({ id }) => id)).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
  ]);
});

it.each([
  ["2026-13", 3],
  ["", 3],
  ["2026-01", 0],
  ["2026-01", -2],
  ["2026-01", Number.NaN],
])("gives none for %j and %j", (first, count) => {
  expect(monthsFrom(first, count, "fr-FR")).toEqual([]);
});
