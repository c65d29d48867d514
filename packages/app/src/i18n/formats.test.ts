import { describe, expect, it } from "vitest";
import { formatAmount, formatInstant, formatLongDate } from "./formats.ts";
import { localeOf } from "./languages.ts";

describe("formats", () => {
  it("writes amounts with two places and the reader's separators", () => {
    expect(formatAmount(123_450, "fr")).toBe("1\u202f234,50 Dhs");
    expect(formatAmount(0, "fr")).toBe("0,00 Dhs");
    expect(formatAmount(123_450, "ar")).toBe("1.234,50 درهم");
    expect(formatAmount(-123_450, "ar")).toBe("\u2066-1.234,50\u2069 درهم");
  });

  it.each(["fr", "ar"] as const)("writes amounts in %s as the locale has them", (language) => {
    const format = new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const digits = (text: string) => text.replace(/[\u200E\u2066\u2069]/g, "");
    for (let centimes = 1; centimes < 1e14; centimes = centimes * 3 + 7) {
      for (const amount of [centimes, -centimes]) {
        const [number] = formatAmount(amount, language).split(" ");
        expect(digits(number ?? "")).toBe(digits(format.format(amount / 100)));
      }
    }
  });

  it("writes instants in the publisher's zone", () => {
    expect(formatInstant(Date.UTC(2026, 10, 23, 23, 30, 5), "Africa/Lagos")).toBe(
      "24/11/2026 00:30:05",
    );
    expect(formatInstant(Date.UTC(2026, 10, 23, 23, 30, 5), "UTC")).toBe("23/11/2026 23:30:05");
  });

  it("names days and Moroccan months", () => {
    expect(formatLongDate("2026-11-24", "fr")).toBe("mardi 24 novembre");
    expect(formatLongDate("2026-12-01", "fr")).toBe("mardi 1er décembre");
    expect(formatLongDate("2026-12-11", "fr")).toBe("vendredi 11 décembre");
    expect(formatLongDate("2026-11-24", "ar")).toBe("الثلاثاء، 24 نونبر");
  });
});
