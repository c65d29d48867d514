import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type IsoDate } from "../dates/index.ts";
import { latestDay, replanDates } from "./index.ts";

const MONDAY: IsoDate = "2026-06-08";
const week = [1, 2, 3, 4].map((days) => addDays(MONDAY, days));
const ad = (...dates: IsoDate[]) => ({ dates, latest: null });

describe("an ad of a closed day", () => {
  it.each([
    [["2026-06-08"], ["2026-06-09"]],
    [
      ["2026-06-08", "2026-06-09"],
      ["2026-06-09", "2026-06-10"],
    ],
    [
      ["2026-06-05", "2026-06-08", "2026-06-11"],
      ["2026-06-05", "2026-06-09", "2026-06-11"],
    ],
  ] as const)("of %o moves to %o", (before, after) => {
    expect(replanDates(ad(...before), MONDAY, week)).toEqual(after);
  });

  it("has no other day where every edition is its own or none is left", () => {
    expect(replanDates(ad(MONDAY, ...week), MONDAY, week)).toBeNull();
    expect(replanDates(ad(MONDAY), MONDAY, [])).toBeNull();
  });

  it("keeps the number of its dates and every other date, in order", () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });
    fc.assert(
      fc.property(days, days, (own, open) => {
        const dates = [0, ...own.toSorted((a, b) => a - b)].map((day) => addDays(MONDAY, day));
        const editions = open.toSorted((a, b) => a - b).map((day) => addDays(MONDAY, day));
        const after = replanDates({ dates, latest: null }, MONDAY, editions);
        if (after === null) {
          expect(editions.every((day) => dates.includes(day))).toBe(true);
          return;
        }
        expect(after).toHaveLength(dates.length);
        expect(after).toEqual([...new Set(after)].toSorted());
        expect(after).toEqual(expect.arrayContaining(dates.slice(1)));
        expect(after).not.toContain(MONDAY);
      }),
      { seed: 58 },
    );
  });
});

describe("a tender", () => {
  it("keeps three weeks before the opening of its bids where it had them", () => {
    const latest = latestDay(MONDAY, addDays(MONDAY, 22));
    expect(latest).toBe("2026-06-09");
    expect(replanDates({ dates: [MONDAY], latest }, MONDAY, week)).toEqual(["2026-06-09"]);
    expect(replanDates({ dates: [MONDAY], latest }, MONDAY, week.slice(1))).toBeNull();
  });

  it("that had less appears before the opening", () => {
    expect(latestDay(MONDAY, addDays(MONDAY, 5))).toBe("2026-06-12");
  });

  it("whose opening is past, or that names none, moves to any day", () => {
    expect(latestDay(MONDAY, MONDAY)).toBeNull();
    expect(latestDay(MONDAY, null)).toBeNull();
  });
});
