import { CalendarDate } from "@internationalized/date";
import { describe, expect, it } from "vitest";
import { dateWriter, GRID } from "./date-writer.ts";
import { utcMidnight } from "./iso-date.ts";

const first = new CalendarDate(2027, 12, 1);
/** A leap year with the ends of two others. */
const days = Array.from({ length: 430 }, (_, index) => first.add({ days: index }));

describe("dateWriter", () => {
  it.each(["fr-FR", "ar-MA", "ar-EG", "ar-SA", "en-US", "es-ES", "de-DE", "fa-IR", "ja-JP"])(
    "writes each day as the platform does, in %s",
    (locale) => {
      const platform = new Intl.DateTimeFormat(locale, {
        weekday: "long",
        day: "numeric",
        month: "long",
        year: "numeric",
        ...GRID,
      });
      const { write } = dateWriter(locale);
      expect(days.map(write)).toEqual(days.map((day) => platform.format(utcMidnight(day))));
    },
  );

  it("has the numbers of days in the language's figures", () => {
    expect(dateWriter("fr-FR").numbers.slice(1, 3)).toEqual(["1", "2"]);
    expect(dateWriter("ar-EG").numbers[31]).toBe("٣١");
  });
});
