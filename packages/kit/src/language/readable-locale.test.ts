import { describe, expect, it } from "vitest";
import { readableLocale } from "./readable-locale.ts";

describe("readableLocale", () => {
  it.each(["fr", "fr-FR", "ar-MA", "zh-Hant-TW"])("keeps %s", (tag) => {
    expect(readableLocale(tag)).toBe(tag);
  });

  it.each(["", "f", "fr_FR", "français", "fr-", "🙂"])("reads %j as no language", (text) => {
    expect(readableLocale(text)).toBe("und");
    expect(new Intl.NumberFormat(readableLocale(text)).format(1)).toBe("1");
  });
});
