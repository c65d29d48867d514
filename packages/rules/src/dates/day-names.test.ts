import { describe, expect, it } from "vitest";
import { formatFullDate, formatLongDate, formatMonth, weekdayName } from "./day-names.ts";
import { addDays } from "./day-steps.ts";

it("writes a day with its year", () => {
  expect(formatFullDate("2026-12-01", "fr")).toBe("mardi 1er décembre 2026");
  expect(formatFullDate("2026-11-24", "ar")).toBe("الثلاثاء، 24 نونبر 2026");
});

describe("formatLongDate", () => {
  it("names days, the first of a month in French, and Moroccan months", () => {
    expect(formatLongDate("2026-11-24", "fr")).toBe("mardi 24 novembre");
    expect(formatLongDate("2026-12-01", "fr")).toBe("mardi 1er décembre");
    expect(formatLongDate("2026-12-11", "fr")).toBe("vendredi 11 décembre");
    expect(formatLongDate("2026-11-24", "ar")).toBe("الثلاثاء، 24 نونبر");
  });

  it.each([
    ["fr", "fr-FR"],
    ["ar", "ar-MA-u-nu-latn"],
  ] as const)("writes every day of a year in %s as the locale %s has it", (language, locale) => {
    const timeZone = "UTC";
    const format = new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone,
    });
    const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone });
    for (let date = addDays("2026-01-01", 0); date < "2027-01-01"; date = addDays(date, 1)) {
      const written = formatLongDate(date, language).replace(" 1er ", " 1 ");
      expect(written).toBe(format.format(Date.parse(date)));
      expect(formatMonth(date, language)).toBe(month.format(Date.parse(date)));
      expect(weekdayName(date, language)).toBe(weekday.format(Date.parse(date)));
    }
  });
});
