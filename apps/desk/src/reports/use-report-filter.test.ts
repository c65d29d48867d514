import { expect, test } from "vitest";
import { reportOf, searchOfReport } from "./use-report-filter.ts";

const TODAY = "2026-06-15";
const THIS_MONTH = { from: "2026-06-01", to: "2026-06-30" } as const;
const read = (query: string) => reportOf(new URLSearchParams(query), TODAY);

test("an address without a query is this month's revenue by newspaper, and is written as such", () => {
  const filter = { view: "revenue", ...THIS_MONTH, supportId: undefined, by: "support" } as const;
  expect(read("")).toEqual(filter);
  expect(searchOfReport(filter, TODAY)).toBe("");
});

test("every part of a report is written in its address and read again", () => {
  const query = "?vue=editions&du=2026-01-01&au=2026-12-31&journal=2&par=jour";
  expect(searchOfReport(read(query), TODAY)).toBe(query);
});

test.each([
  "du=2026-06-10&au=2026-06-01",
  "du=2025-01-01&au=2026-06-01",
  "du=2026-02-30&au=2026-03-01",
  "du=2026-06-10",
])("a period that no report takes (%s) is this month", (query) => {
  expect(read(query)).toMatchObject(THIS_MONTH);
});

test("names that are unknown are left out", () => {
  expect(read("vue=x&journal=0&par=toString")).toEqual(read(""));
});
