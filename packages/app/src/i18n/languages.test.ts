import { expect, test } from "vitest";
import { preferredLanguage } from "./languages.ts";

test.each([
  [["ar-MA", "fr"], "ar"],
  [["AR"], "ar"],
  [["en-GB", "fr-CA", "ar"], "fr"],
  [["en-GB"], null],
  [[], null],
])("a browser that wants %j gets %j", (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});
