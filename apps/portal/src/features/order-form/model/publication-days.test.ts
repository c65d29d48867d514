import { expect, test } from "vitest";
import { nextDeadline, publicationDaysOf } from "./publication-days.ts";

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
});

test("the deadline is that of the earliest chosen date, else of the next edition", () => {
  expect(nextDeadline(days, ["2026-11-24", "2026-11-23"])).toBe(100);
  expect(nextDeadline(days, ["2026-11-24"])).toBe(200);
  expect(nextDeadline(days, [])).toBe(100);
});
