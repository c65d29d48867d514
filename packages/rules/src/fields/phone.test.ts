import { describe, expect, it } from "vitest";
import { readPhone } from "./index.ts";

describe("readPhone", () => {
  it.each([
    ["0661000228", "0661000228"],
    [" 06 61 00-02.28 ", "0661000228"],
    ["+212 661 000 228", "00212661000228"],
    ["٠٦٦١٠٠٠٢٢٨", "0661000228"],
    ["۰۶۶۱۰۰۰۲۲۸", "0661000228"],
    ["\u202a(+33) 1.40/20-30 40\u202c", "0033140203040"],
    ["+1234", "001234"],
  ])("reads %s as %s", (text, digits) => {
    expect(readPhone(text)).toBe(digits);
  });

  it.each([
    "",
    "12345",
    "0661 00O 228",
    "0661+000228",
    "1234567890123456",
    "+123",
    "+12345678901234",
    "06+61000228",
    "--",
    "06 61 poste 3",
  ])("refuses «%s»", (text) => {
    expect(readPhone(text)).toBeNull();
  });

  it("refuses a text of more than 40 characters", () => {
    expect(readPhone(`0661${" ".repeat(30)}000228`)).toBe("0661000228");
    expect(readPhone(`0661${" ".repeat(31)}000228`)).toBeNull();
  });
});
