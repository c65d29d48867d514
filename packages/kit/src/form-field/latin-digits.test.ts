import { describe, expect, it } from "vitest";
import { latinDigits } from "./latin-digits.ts";

describe("latinDigits", () => {
  it.each([
    ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
    ["٣٫٥ or 3,5", "3٫5 or 3,5"],
    ["", ""],
  ])("writes %s as %s", (text, latin) => {
    expect(latinDigits(text)).toBe(latin);
  });
});
