import { expect, it } from "vitest";
import { isPaletteKey } from "./palette-key.ts";

const pressed = (keys: Partial<Parameters<typeof isPaletteKey>[0]>) => ({
  key: "k",
  code: "KeyK",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...keys,
});

it.each([
  ["Ctrl+K", pressed({ ctrlKey: true }), true],
  ["Ctrl+K with capitals locked", pressed({ ctrlKey: true, key: "K" }), true],
  ["Ctrl and the key of an Arabic keyboard", pressed({ ctrlKey: true, key: "ن" }), true],
  ["Ctrl and another letter of a Dvorak keyboard", pressed({ ctrlKey: true, key: "t" }), false],
  ["Ctrl and the comma at K's place", pressed({ ctrlKey: true, key: "," }), false],
  ["K alone", pressed({}), false],
  ["Ctrl+Shift+K", pressed({ ctrlKey: true, shiftKey: true }), false],
  ["AltGr+K, which is Ctrl+Alt", pressed({ ctrlKey: true, altKey: true }), false],
  ["the Windows key with K", pressed({ metaKey: true }), false],
])("%s on a PC", (_, keys, opens) => {
  expect(isPaletteKey(keys, false)).toBe(opens);
});

it("is ⌘K on an Apple keyboard, where Ctrl+K cuts a line", () => {
  expect(isPaletteKey(pressed({ metaKey: true }), true)).toBe(true);
  expect(isPaletteKey(pressed({ ctrlKey: true }), true)).toBe(false);
});
