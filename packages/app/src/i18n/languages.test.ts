import { expect, test } from "vitest";
import { preferredLanguage, withFrenchSpaces } from "./languages.ts";

test.each([
  [["ar-MA", "fr"], "ar"],
  [["AR"], "ar"],
  [["en-GB", "fr-CA", "ar"], "fr"],
  [["en-GB"], null],
  [[], null],
])("a browser that wants %j gets %j", (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test.each([
  ["Quitter sans enregistrer ?", "Quitter sans enregistrer\u00a0?"],
  ["depuis « Mes commandes » ; la TVA", "depuis «\u00a0Mes commandes\u00a0»\u00a0; la TVA"],
  ["TVA 20 % : 3,20", "TVA 20\u00a0%\u00a0: 3,20"],
])("writes no-break spaces at the punctuation of «%s»", (text, kept) => {
  expect(withFrenchSpaces(text)).toBe(kept);
});

test("leaves all other spaces breakable", () => {
  expect(withFrenchSpaces("Un mot, deux mots à 12:00.")).toBe("Un mot, deux mots à 12:00.");
});
