import { CalendarDate } from "@internationalized/date";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstDay, monthOf, monthWeeks } from "./month.ts";

const monthAt = (year: number, month: number) => monthOf(new CalendarDate(year, month, 1));

describe("monthOf and firstDay", () => {
  it("undo each other and step over years", () => {
    expect(firstDay(monthAt(2026, 12) + 1).toString()).toBe("2027-01-01");
    expect(firstDay(monthAt(2026, 1) - 1).toString()).toBe("2025-12-01");
  });
});

describe("monthWeeks", () => {
  it.each(["fr-FR", "ar-MA"])("begins weeks on Monday in %s", (locale) => {
    // 1 March 2026 is a Sunday.
    const [firstWeek] = monthWeeks(monthAt(2026, 3), locale);
    expect(firstWeek).toEqual([null, null, null, null, null, null, "2026-03-01"]);
  });

  it("begins weeks on Sunday where people do", () => {
    const [firstWeek] = monthWeeks(monthAt(2026, 3), "en-US");
    expect(firstWeek?.[0]).toBe("2026-03-01");
  });

  it("knows leap years", () => {
    expect(monthWeeks(monthAt(2028, 2), "fr-FR").flat()).toContain("2028-02-29");
    expect(monthWeeks(monthAt(2026, 2), "fr-FR").flat()).not.toContain("2026-02-29");
  });

  it("holds every day of the month once, in order, in weeks of seven places", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom("fr-FR", "ar-MA", "en-US", "ar-EG"),
        (year, month, locale) => {
          const weeks = monthWeeks(monthAt(year, month), locale);
          const days = weeks.flat().filter((day) => day !== null);
          expect(weeks.every((week) => week.length === 7)).toBe(true);
          expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
          expect(days).toEqual([...new Set(days)].sort());
        },
      ),
      { seed: 20_261_121 },
    );
  });
});
