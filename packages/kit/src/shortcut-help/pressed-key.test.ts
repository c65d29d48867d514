import { expect, it } from "vitest";
import { pressedKey } from "./pressed-key.ts";

it.each([
  ["a letter", "a", "KeyA", "a"],
  ["a capital", "A", "KeyA", "a"],
  ["a letter of an AZERTY keyboard, by what it writes", "a", "KeyQ", "a"],
  ["A on an Arabic keyboard", "ش", "KeyA", "a"],
  ["B on an Arabic keyboard, whose key writes two letters", "لا", "KeyB", "b"],
  ["a vowel sign of an Arabic keyboard", "َ", "KeyQ", "q"],
  ["A on a Greek keyboard", "α", "KeyA", "a"],
  ["the comma of an AZERTY keyboard, at the place of M", ",", "KeyM", ","],
  ["an accented letter", "é", "KeyW", "é"],
  ["the apostrophe of a BÉPO keyboard, at the place of N", "’", "KeyN", "’"],
  ["a guillemet", "«", "KeyB", "«"],
  ["a dash", "–", "KeyD", "–"],
  ["the micro sign, which is no letter of a word", "µ", "KeyM", "µ"],
  ["the tatweel of an Arabic keyboard", "ـ", "KeyJ", "j"],
  ["a question mark", "?", "Slash", "?"],
  ["an Arabic question mark", "؟", "Slash", "?"],
  ["a key without a sign", "Escape", "Escape", "escape"],
  ["an event without a key, as a browser sends that fills in a form", undefined, undefined, ""],
])("reads %s", (_, key, code, expected) => {
  expect(pressedKey({ key, code })).toBe(expected);
});
