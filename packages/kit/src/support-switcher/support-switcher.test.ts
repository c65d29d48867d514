import { expect, it } from "vitest";
import { firstLetter } from "./support-switcher.tsx";

it.each([
  ["L'Horizon", "L"],
  ["  Éco", "É"],
  ["E\u0301co", "E\u0301"],
  ["الأفق", "ا"],
  ["👨‍👩‍👧 Famille", "👨‍👩‍👧"],
  ["", ""],
  ["   ", ""],
])("«%s» begins with «%s»", (name, expected) => {
  expect(firstLetter(name)).toBe(expected);
});
