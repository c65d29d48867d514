import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  compareDates,
  daysBetween,
  eachDay,
  earliestDate,
  formatDayFirst,
  formatMonthFirst,
  type IsoDate,
  isIsoDate,
  parseDayFirst,
  parseMonthFirst,
  weekdayOf,
} from "./index.ts";

const day = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays("2026-01-01", count));

describe("isIsoDate", () => {
  it.each(["2026-11-23", "2024-02-29", "2000-02-29", "1000-01-01", "9999-12-31"])(
    "takes %s",
    (text) => {
      expect(isIsoDate(text)).toBe(true);
    },
  );

  it.each([
    "",
    "2026-02-29",
    "2100-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-04-00",
    "2026-4-01",
    "0099-01-01",
    "2026-04-01T00:00:00Z",
    " 2026-04-01",
    "٢٠٢٦-٠٤-٠١",
  ])("refuses «%s»", (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe("wire forms", () => {
  it("writes and reads the day first", () => {
    expect(formatDayFirst("2026-03-09")).toBe("09/03/2026");
    expect(parseDayFirst("09/03/2026")).toBe("2026-03-09");
  });

  it("writes and reads the month first", () => {
    expect(formatMonthFirst("2026-03-09")).toBe("03/09/2026");
    expect(parseMonthFirst("03/09/2026")).toBe("2026-03-09");
  });

  it.each(["", "9/3/2026", "31/02/2026", "2026-03-09", "09/03/26", "09-03-2026", "aa/03/2026"])(
    "refuses «%s»",
    (text) => {
      expect(parseDayFirst(text)).toBeNull();
      expect(parseMonthFirst(text)).toBeNull();
    },
  );

  it("distinguishes 13/12 from 12/13", () => {
    expect(parseDayFirst("13/12/2026")).toBe("2026-12-13");
    expect(parseMonthFirst("13/12/2026")).toBeNull();
  });

  it("reads its own output", () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDayFirst(formatDayFirst(date))).toBe(date);
        expect(parseMonthFirst(formatMonthFirst(date))).toBe(date);
      }),
      { seed: 5 },
    );
  });
});

describe("arithmetic", () => {
  it("crosses months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("refuses to leave the years it can write", () => {
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
  });

  it("measures the days that it adds", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count);
        expect(Math.sign(compareDates(date, addDays(date, count)))).toBe(Math.sign(-count) + 0);
      }),
      { seed: 6 },
    );
  });

  it("knows the days of the week", () => {
    expect(weekdayOf("2026-11-21")).toBe(6);
    expect(weekdayOf("2026-11-22")).toBe(0);
    expect(weekdayOf("2026-11-23")).toBe(1);
    expect(() => weekdayOf("2026-99-99")).toThrow(RangeError);
  });

  it("lists days, both ends included", () => {
    expect(eachDay("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(eachDay("2026-02-27", "2026-02-27")).toEqual(["2026-02-27"]);
    expect(eachDay("2026-02-27", "2026-02-26")).toEqual([]);
  });

  it("sorts, and finds the earliest", () => {
    const dates: IsoDate[] = ["2026-12-01", "2026-02-27", "2027-01-01"];
    expect(dates.toSorted(compareDates)).toEqual(["2026-02-27", "2026-12-01", "2027-01-01"]);
    expect(earliestDate(dates)).toBe("2026-02-27");
    expect(earliestDate([])).toBeNull();
  });
});
