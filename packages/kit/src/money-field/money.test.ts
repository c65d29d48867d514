import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, isCentimes, readMoney } from "./money.ts";

describe("readMoney", () => {
  it.each([
    ["1 234,50", 123_450],
    ["1\u202f234,50", 123_450],
    ["1\u00a0234,5", 123_450],
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["1'234.50", 123_450],
    ["1234.5", 123_450],
    ["1234,50", 123_450],
    ["١٬٢٣٤٫٥٠", 123_450],
    ["١٢٣٤,٥", 123_450],
    ["1٬234٫50", 123_450],
    ["۱۲۳۴", 123_400],
    ["1.234.567", 123_456_700],
    ["1,234,567", 123_456_700],
    ["1 234", 123_400],
    ["0,07", 7],
    [",5", 50],
    ["12,", 1200],
    ["  12  ", 1200],
    ["\u200f12,50\u200e", 1250],
    ["-12,50", -1250],
    ["\u221212", -1200],
    ["-0", 0],
  ])("reads %j as %i centimes", (text, centimes) => {
    expect(readMoney(text)).toBe(centimes);
  });

  it.each([
    ["1 234,50 DH", "DH"],
    ["dh 1234,5", "DH"],
    ["١٢٣٤٫٥٠ درهم", "درهم"],
  ])("reads %j past its unit", (text, unit) => {
    expect(readMoney(text, unit)).toBe(123_450);
  });

  it.each(["", "   ", "\u200f", "DH"])("takes %j for nothing", (text) => {
    expect(readMoney(text, "DH")).toBe("empty");
  });

  it.each([
    ["groups that are not thousands", "12 50"],
    ["groups that are not thousands", "1,23,456.00"],
    ["one sign in two roles", "1,234,50"],
    ["two kinds of groups", "1 234.567,00"],
    ["letters", "12x"],
    ["signs alone", "-,."],
    ["two amounts", "12+3"],
    ["an exponent", "1e3"],
    ["more than can be counted", "9".repeat(10_000)],
  ])("refuses %s: %j", (_, text) => {
    expect(readMoney(text)).toBe("unreadable");
  });

  it.each([
    "20,005",
    "1.234",
    "1,234",
    "12345,678",
    "1 234,567",
    "1٫234",
    "٢٠٫٠٠٥",
    "0,001",
    "-20,005",
  ])("refuses %j, which may be thousands or a fraction of a centime", (text) => {
    expect(readMoney(text)).toBe("imprecise");
  });

  it("never throws, and gives whole centimes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, unit) => {
        const reading = readMoney(text, unit);
        expect(typeof reading === "string" || isCentimes(reading)).toBe(true);
      }),
      { seed: 20_261_121 },
    );
  });
});

describe("formatMoney", () => {
  it("writes as the language does, with two decimals", () => {
    expect(formatMoney(123_450, "fr-FR")).toBe("1\u202f234,50");
    expect(formatMoney(123_450, "ar-MA")).toBe("1.234,50");
    expect(formatMoney(7, "fr-FR")).toBe("0,07");
  });

  it("is read back to the centime, whatever the language", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e15, max: 1e15 }),
        fc.constantFrom("fr-FR", "fr-MA", "ar-MA", "ar-EG", "en-US"),
        (centimes, locale) => {
          expect(readMoney(formatMoney(centimes, locale))).toBe(centimes);
        },
      ),
      { seed: 20_261_121, numRuns: 500 },
    );
  });

  it("is read back from plain digits with any number of decimals up to two", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 99_999_999 }),
        fc.nat({ max: 99 }),
        fc.constantFrom(",", ".", "٫"),
        (whole, cents, mark) => {
          const text = `${whole}${mark}${String(cents).padStart(2, "0")}`;
          expect(readMoney(text)).toBe(whole * 100 + cents);
        },
      ),
      { seed: 20_261_121 },
    );
  });
});

describe("isCentimes", () => {
  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 60])("refuses %s", (value) => {
    expect(isCentimes(value)).toBe(false);
  });
});
