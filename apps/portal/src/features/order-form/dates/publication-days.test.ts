import { describe, expect, test } from "vitest";
import {
  closedDates,
  daysAt,
  firstCutoff,
  nextDeadline,
  publicationDaysOf,
  replaceClosed,
} from "./publication-days.ts";

const blocked = { available: false, cutoff: null } as const;
const open = { available: true, reason: null, reasonCode: null } as const;

const days = publicationDaysOf(
  {
    // Still the 20th in UTC, already the 21st where the newspaper is made.
    now: Date.parse("2026-11-20T23:30:00Z"),
    start: "2026-11-21",
    end: "2026-11-24",
    days: [
      { date: "2026-11-21", ...blocked, reason: "Week-end", reasonCode: "weekend" },
      { date: "2026-11-22", ...blocked, reason: null, reasonCode: "weekend" },
      { date: "2026-11-23", ...open, cutoff: 100 },
      { date: "2026-11-24", ...open, cutoff: 200 },
    ],
    provisional: [{ date: "2026-11-24", reason: "Aïd Al Fitr" }],
  },
  "Africa/Lagos",
);

test("today is the publisher's", () => {
  expect(days.today).toBe("2026-11-21");
});

test("blocked days keep their reasons, open ones their cut-offs", () => {
  expect([...days.blocked]).toEqual([
    ["2026-11-21", "Week-end"],
    ["2026-11-22", ""],
  ]);
  expect([...days.cutoffs]).toEqual([
    ["2026-11-23", 100],
    ["2026-11-24", 200],
  ]);
  expect([...days.provisional]).toEqual([["2026-11-24", "Aïd Al Fitr"]]);
});

test("the deadline is that of the earliest chosen date, else of the next edition", () => {
  expect(nextDeadline(days, ["2026-11-24", "2026-11-23"])).toBe(100);
  expect(nextDeadline(days, ["2026-11-24"])).toBe(200);
  expect(nextDeadline(days, [])).toBe(100);
});

describe("as time goes by", () => {
  test("a day closes once its cut-off has gone by, that instant still open", () => {
    expect(daysAt(days, 100, "Délai dépassé.")).toBe(days);
    const later = daysAt(days, 101, "Délai dépassé.");
    expect([...later.cutoffs]).toEqual([["2026-11-24", 200]]);
    expect(later.blocked.get("2026-11-23")).toBe("Délai dépassé.");
    expect(firstCutoff(later)).toBe(200);
    expect(firstCutoff(daysAt(days, 201, ""))).toBeNull();
  });
});

describe("dates that closed", () => {
  const open = (...dates: readonly `${number}-${number}-${number}`[]) => ({
    ...days,
    cutoffs: new Map(dates.map((date, at) => [date, at])),
  });
  const week = open("2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27");

  test.each([
    [["2026-11-25"], [], ["2026-11-25"]],
    [["2026-11-23"], ["2026-11-24"], ["2026-11-24"]],
    [["2026-11-23", "2026-11-24"], ["2026-11-25"], ["2026-11-25", "2026-11-24"]],
    [
      ["2026-11-23", "2026-11-20"],
      ["2026-11-24", "2026-11-25"],
      ["2026-11-25", "2026-11-24"],
    ],
    [["2026-11-30"], ["2026-11-24"], ["2026-11-24"]],
  ] as const)("of %o give way to %o", (dates, proposed, replaced) => {
    const closed = closedDates(week, dates);
    expect(closed.map(({ next }) => next)).toEqual(proposed);
    expect(replaceClosed(dates, closed)).toEqual(replaced);
  });

  test("are removed where no day is left", () => {
    const closed = closedDates(open("2026-11-24"), ["2026-11-20", "2026-11-23"]);
    expect(closed).toEqual([
      { date: "2026-11-20", next: "2026-11-24" },
      { date: "2026-11-23", next: null },
    ]);
    expect(replaceClosed(["2026-11-20", "2026-11-23"], closed)).toEqual(["2026-11-24"]);
  });
});
