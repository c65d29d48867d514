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
  ["a question mark", "?", "Slash", "?"],
  ["an Arabic question mark", "؟", "Slash", "?"],
  ["a key without a sign", "Escape", "Escape", "escape"],
])("reads %s", (_, key, code, expected) => {
  expect(pressedKey({ key, code })).toBe(expected);
});
