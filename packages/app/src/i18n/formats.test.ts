import { describe, expect, it } from "vitest";
import { formatDate, formatInstant } from "./date-formats.ts";
import { formatAmount, formatCount, formatShare } from "./formats.ts";
import { localeOf } from "./languages.ts";

describe("formats", () => {
  it("writes amounts with two decimals and the reader's separators", () => {
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

  it.each(["fr", "ar"] as const)(
    "writes counts and shares in %s as the locale has them",
    (language) => {
      const count = new Intl.NumberFormat(localeOf(language));
      const share = new Intl.NumberFormat(localeOf(language), {
        style: "percent",
        maximumFractionDigits: 2,
      });
      for (let number = 0; number < 1e9; number = number * 3 + 7) {
        expect(formatCount(number, language)).toBe(count.format(number));
      }
      for (const part of [0, 0.0004, 0.1, 0.1234, 0.12346, 1 / 3, 0.5, 2 / 3, 1]) {
        expect(formatShare(part, language)).toBe(share.format(part));
      }
    },
  );

  it("writes instants in the publisher's zone", () => {
    expect(formatInstant(Date.UTC(2026, 10, 23, 23, 30, 5), "Africa/Lagos")).toBe(
      "24/11/2026 00:30:05",
    );
    expect(formatInstant(Date.UTC(2026, 10, 23, 23, 30, 5), "UTC")).toBe("23/11/2026 23:30:05");
  });

  it.each(["fr", "ar"] as const)("writes dates in %s as the locale has them", (language) => {
    const format = new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: "long",
      timeZone: "UTC",
    });
    for (const date of ["2026-01-31", "2026-08-02", "2028-02-29", "2026-12-25"] as const) {
      expect(formatDate(date, language)).toBe(format.format(Date.parse(date)));
    }
    expect(formatDate("2026-11-01", "fr")).toBe("1er novembre 2026");
  });
});
