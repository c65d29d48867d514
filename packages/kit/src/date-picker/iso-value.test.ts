import { CalendarDate } from "@internationalized/date";
import { describe, expect, it } from "vitest";
import { dateOf, gregorian, isoOf, limitsOf } from "./iso-value.ts";

describe("dateOf and isoOf", () => {
  it("undo each other", () => {
    expect(isoOf(dateOf("2028-02-29"))).toBe("2028-02-29");
  });

  it.each(["2026-02-30", "2026-2-3", "16/03/2026", "", null, undefined])(
    "takes %j for no day",
    (text) => {
      expect(dateOf(text)).toBeNull();
    },
  );

  it.each([
    new CalendarDate(2, 3, 16),
    new CalendarDate(202, 3, 16),
    new CalendarDate("BC", 2026, 3, 16),
  ])("gives no day while the year is being typed: %s", (date) => {
    expect(isoOf(date)).toBeNull();
  });
});

describe("limitsOf", () => {
  it.each([
    ["2026-03-01", "2026-03-31", "2026-03-01", "2026-03-31"],
    ["2026-03-01", "2026-03-01", "2026-03-01", "2026-03-01"],
    ["2026-03-01", undefined, "2026-03-01", undefined],
    ["rubbish", "2026-03-31", undefined, "2026-03-31"],
  ])("reads %s to %s", (min, max, first, last) => {
    const limits = limitsOf(min, max);
    expect(limits.minValue?.toString()).toBe(first);
    expect(limits.maxValue?.toString()).toBe(last);
    expect(limits.nothing).toBe(false);
  });

  it("leaves nothing to choose where they are in the wrong order", () => {
    expect(limitsOf("2026-03-31", "2026-03-01")).toEqual({
      minValue: null,
      maxValue: null,
      nothing: true,
    });
  });
});

describe("gregorian", () => {
  it("counts in the calendar of ISO days where the country has another", () => {
    const year = (locale: string) =>
      new Intl.DateTimeFormat(locale, { year: "numeric", timeZone: "UTC" }).format(
        Date.UTC(2026, 2, 16),
      );
    expect(year(gregorian("fa-IR-u-nu-latn"))).toContain("2026");
    expect(year("fa-IR-u-nu-latn")).not.toContain("2026");
  });

  it("keeps the language and its digits", () => {
    expect(gregorian("ar-MA")).toBe("ar-MA-u-ca-gregory");
  });
});
