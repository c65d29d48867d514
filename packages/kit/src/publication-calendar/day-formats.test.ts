import { describe, expect, it } from "vitest";
import { dayFormats } from "./day-formats.ts";
import { readDate } from "./iso-date.ts";
import { monthOf } from "./month.ts";

/** Some formats separate parts with invisible direction marks. */
const visible = (text: string) => text.replaceAll(/[\u200e\u200f]/g, "");

describe("dayFormats", () => {
  const french = dayFormats("fr-FR");
  const arabic = dayFormats("ar-MA");

  it("writes days and months in French", () => {
    const date = readDate("2026-03-16");
    expect(french.full("2026-03-16")).toBe("lundi 16 mars 2026");
    expect(french.short("2026-03-16")).toBe("lun. 16/03/2026");
    expect(date && french.fullIn(monthOf(date), 16)).toBe("lundi 16 mars 2026");
    expect(french.number("2026-03-01")).toBe("1");
    expect(date && french.month(monthOf(date))).toBe("mars 2026");
  });

  it("writes days in Moroccan Arabic, with its month names and figures", () => {
    expect(visible(arabic.full("2026-07-30"))).toContain("30 يوليوز 2026");
    expect(visible(arabic.short("2026-07-30"))).toBe("الخميس 30/07/2026");
    expect(arabic.number("2026-07-30")).toBe("30");
  });

  it("begins the week where the language does, in names that fit a column", () => {
    expect(french.weekdays[0]).toEqual({ brief: "lun.", narrow: "L", full: "lundi" });
    expect(arabic.weekdays[0]?.full).toBe("الاثنين");
    expect(arabic.weekdays.every(({ brief }) => brief.length <= 4)).toBe(true);
  });

  it("writes a day that does not exist as it came", () => {
    expect(french.full("2026-02-31")).toBe("2026-02-31");
  });
});
