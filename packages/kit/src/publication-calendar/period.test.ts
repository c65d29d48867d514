import { describe, expect, it } from "vitest";
import { readDate } from "./iso-date.ts";
import { firstDay, monthOf } from "./month.ts";
import {
  firstMonthAround,
  firstMonthWithin,
  monthsShown,
  monthsWanted,
  type Period,
  readPeriod,
  withinPeriod,
} from "./period.ts";

const day = (text: string) => {
  const date = readDate(text);
  if (!date) throw new Error(`Not a day: ${text}`);
  return date;
};
const month = (text: string) => monthOf(day(`${text}-01`));
const spoken = ({ firstMonth, lastMonth }: Period) =>
  `${firstDay(firstMonth).toString()} ${firstDay(lastMonth).toString()}`;

describe("readPeriod", () => {
  it.each([
    ["2026-03-11", "2026-05-02", "2026-03-01 2026-05-01"],
    ["2026-03-11", "2026-03-12", "2026-03-01 2026-03-01"],
    ["2026-05-02", "2026-03-11", "2026-05-01 2026-05-01"],
    ["never", "2026-03-11", "2026-03-01 2026-03-01"],
    ["2026-03-11", "never", "2026-03-01 2026-03-01"],
    ["never", "never", "2026-01-01 2026-01-01"],
  ])("from %s to %s spans %s", (min, max, expected) => {
    expect(spoken(readPeriod(min, max, "2026-01-20"))).toBe(expected);
  });

  it("spans some month even when nothing can be read", () => {
    const { firstMonth, lastMonth } = readPeriod("", "", "");
    expect(firstMonth).toBe(lastMonth);
  });
});

const spring = { firstMonth: month("2026-03"), lastMonth: month("2026-06") };

describe("withinPeriod", () => {
  it.each([
    ["2026-02-28", "2026-03-01"],
    ["2026-03-01", "2026-03-01"],
    ["2026-06-30", "2026-06-30"],
    ["2026-07-01", "2026-06-30"],
  ])("%s becomes %s", (requested, given) => {
    expect(withinPeriod(day(requested), spring).toString()).toBe(given);
  });
});

describe("monthsWanted", () => {
  const decade = readPeriod("2026-01-01", "2035-12-31", "2026-01-01");

  it.each([
    [2, 2],
    [12, 12],
    [1_000, 24],
    [Number.POSITIVE_INFINITY, 24],
    [2.9, 2],
    [0, 1],
    [-3, 1],
    [Number.NaN, 2],
  ])("%d months of a decade: %d", (months, wanted) => {
    expect(monthsWanted(months, decade)).toBe(wanted);
  });

  it("are never more than the period has", () => {
    const days = readPeriod("2026-03-11", "2026-03-20", "2026-03-11");
    expect(monthsWanted(2, days)).toBe(1);
    expect(monthsWanted(2, readPeriod("9999-12-01", "9999-12-31", "9999-12-01"))).toBe(1);
  });
});

describe("monthsShown", () => {
  it.each([
    [2, 1, 1],
    [2, 2, 2],
    [2, 5, 2],
    [3, 2, 2],
    [12, 1, 1],
    [12, 4, 12],
    [12, 5, 10],
    [0, 3, 1],
    [-2, 3, 1],
  ])("%d wanted in %d columns: %d", (wanted, columns, shown) => {
    expect(monthsShown(wanted, columns)).toBe(shown);
  });
});

describe("the first month shown", () => {
  it.each([
    ["2026-01", 2, "2026-03"],
    ["2026-04", 2, "2026-04"],
    ["2026-06", 2, "2026-05"],
    ["2026-09", 2, "2026-05"],
    ["2026-09", 1, "2026-06"],
    ["2026-05", 12, "2026-03"],
  ])("asked for %s with %d shown is %s", (requested, shown, first) => {
    expect(firstMonthWithin(month(requested), shown, spring)).toBe(month(first));
  });

  it.each([
    ["2026-05", "2026-03", 2, "2026-04"],
    ["2026-03", "2026-05", 2, "2026-03"],
    ["2026-04", "2026-03", 2, "2026-03"],
    ["2026-06", "2026-03", 1, "2026-06"],
  ])("keeps %s in sight when %s is asked for with %d shown", (active, requested, shown, first) => {
    expect(firstMonthAround(month(active), month(requested), shown, spring)).toBe(month(first));
  });
});
