import { describe, expect, it } from "vitest";
import type { IsoDate } from "../dates/index.ts";
import { compareWaiting, reviewState, workingDayAfter } from "./index.ts";

const day = (text: string) => text as IsoDate;
const none = new Set<IsoDate>();
/** A Thursday. */
const holiday = new Set([day("2026-01-01")]);

describe("workingDayAfter", () => {
  it.each([
    ["a Monday", "2026-06-01", 3, none, "2026-06-04"],
    ["a Friday", "2026-06-05", 1, none, "2026-06-08"],
    ["a Saturday", "2026-06-06", 1, none, "2026-06-08"],
    ["the day before a holiday", "2025-12-31", 1, holiday, "2026-01-02"],
    ["a holiday's eve over a weekend", "2025-12-31", 3, holiday, "2026-01-06"],
  ] as const)("counts from %s", (_, from, count, closures, due) => {
    expect(workingDayAfter(day(from), count, closures)).toBe(due);
  });
});

describe("reviewState", () => {
  it.each([
    ["acknowledge", "2026-06-08", "dueToday"],
    ["acknowledge", "2026-06-09", "late"],
    ["decide", "2026-06-09", "inTime"],
    ["decide", "2026-06-10", "dueToday"],
    ["decide", "2026-06-11", "late"],
  ] as const)("of an ad ordered on a Friday: %s on %s is %s", (clock, today, state) => {
    expect(reviewState(clock, day("2026-06-05"), day(today), none)).toBe(state);
  });
});

describe("compareWaiting", () => {
  it("puts the nearest closing first, then the oldest, then the lowest id", () => {
    const ads = [
      { id: 4, closesAt: 2, orderedAt: 1 },
      { id: 3, closesAt: 1, orderedAt: 9 },
      { id: 2, closesAt: 1, orderedAt: 5 },
      { id: 1, closesAt: 1, orderedAt: 9 },
    ];
    expect(ads.toSorted(compareWaiting).map(({ id }) => id)).toEqual([2, 1, 3, 4]);
  });
});
