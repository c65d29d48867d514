import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, morocco, type PhoneCountry, readPhone } from "./phone-number.ts";

const MA = morocco("Maroc");
const FR = { code: "FR", callingCode: "33", label: "France", trunkPrefix: "0", length: 9 };
const IT = { code: "IT", callingCode: "39", label: "Italie" };
const US = { code: "US", callingCode: "1", label: "États-Unis", length: 10 };
const DO = { code: "DO", callingCode: "1809", label: "République dominicaine", length: 7 };
const countries: readonly PhoneCountry[] = [MA, FR, IT, US, DO];

describe("readPhone", () => {
  it.each([
    "0612345678",
    "06 12 34 56 78",
    "06-12-34-56-78",
    "06.12.34.56.78",
    "612345678",
    "+212612345678",
    "+212 6 12 34 56 78",
    "+212 (0)6 12 34 56 78",
    "00212612345678",
    "00 212 06 12 34 56 78",
    "٠٦١٢٣٤٥٦٧٨",
    "\u2066+212 612 345 678\u2069",
  ])("reads %j as a Moroccan number", (text) => {
    expect(readPhone(text, countries, MA)).toEqual({ e164: "+212612345678", country: MA });
  });

  it.each([
    ["05 22 12 34 56", "+212522123456"],
    ["07 00 12 34 56", "+212700123456"],
    ["08 00 12 34 56", "+212800123456"],
  ])("reads %j, landline, mobile and free call alike", (text, e164) => {
    expect(readPhone(text, countries, MA)?.e164).toBe(e164);
  });

  it.each([
    ["+33 6 12 34 56 78", "+33612345678", FR],
    ["0039 06 698 12345", "+390669812345", IT],
    ["+1 (202) 555-0100", "+12025550100", US],
    ["+1 809 555 0100", "+18095550100", DO],
    ["+44 20 7946 0000", "+442079460000", undefined],
  ])("reads %j in its own country", (text, e164, country) => {
    expect(readPhone(text, countries, MA)).toEqual({ e164, country });
  });

  it("reads a national number in the country that was chosen", () => {
    expect(readPhone("06 12 34 56 78", countries, FR)?.e164).toBe("+33612345678");
  });

  it.each([
    "",
    "+",
    "0",
    "06 12 34 56 7",
    "06 12 34 56 789",
    "+212 6 12",
    "+44",
    "+0123456789",
    "06 12 34 56 78 poste 3",
    "++212612345678",
    "9".repeat(10_000),
  ])("does not understand %j", (text) => {
    expect(readPhone(text, countries, MA)).toBeUndefined();
  });

  it("understands only full numbers where no country is known", () => {
    expect(readPhone("+212612345678", [], undefined)?.e164).toBe("+212612345678");
    expect(readPhone("0612345678", [], undefined)).toBeUndefined();
    const nameless = { code: "", callingCode: "", label: "" };
    expect(readPhone("+212612345678", [nameless], nameless)?.country).toBeUndefined();
  });

  it("never throws, and gives what can be dialled", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...countries), (text, home) => {
        const number = readPhone(text, countries, home);
        expect(number === undefined || /^\+[1-9]\d{6,14}$/.test(number.e164)).toBe(true);
      }),
      { seed: 20_261_121 },
    );
  });
});

describe("formatPhone", () => {
  it.each([
    ["+212612345678", "06 12 34 56 78"],
    ["+33612345678", "06 12 34 56 78"],
    ["+12025550100", "20 25 55 01 00"],
    ["+390669812345", "06 69 81 23 45"],
    ["+442079460000", "+442079460000"],
  ])("writes %s as %s", (e164, written) => {
    const number = readPhone(e164, countries, MA);
    expect(number && formatPhone(number)).toBe(written);
  });

  it("is read back to the same number", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_000, max: 999_999_999 }),
        fc.constantFrom(MA, FR, IT),
        (subscriber, country) => {
          const number = readPhone(`+${country.callingCode}${subscriber}`, countries, MA);
          const again = number && readPhone(formatPhone(number), countries, country);
          expect(again).toEqual(number);
        },
      ),
      { seed: 20_261_121 },
    );
  });
});
