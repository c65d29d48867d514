import { describe, expect, it } from "vitest";
import { readableLocale } from "./readable-locale.ts";

describe("readableLocale", () => {
  it.each(["fr", "fr-FR", "ar-MA", "zh-Hant-TW", "ar-MA-u-nu-latn"])("keeps %s", (tag) => {
    expect(readableLocale(tag)).toBe(tag);
  });

  it("keeps Arabic months in Latin digits", () => {
    const format = new Intl.DateTimeFormat(readableLocale("ar-MA-u-nu-latn"), { month: "long" });
    expect(format.format(Date.UTC(2026, 10, 26))).toBe("نونبر");
  });

  it.each(["", "f", "fr_FR", "français", "fr-", "ar-u", "ar-u-", "🙂"])(
    "reads %j as no language",
    (text) => {
      expect(readableLocale(text)).toBe("und");
      expect(new Intl.NumberFormat(readableLocale(text)).format(1)).toBe("1");
    },
  );
});
