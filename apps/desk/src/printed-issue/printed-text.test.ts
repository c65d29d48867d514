import { differenceOf } from "@parution/kit/difference-view";
import { expect, test } from "vitest";
import { flowing, reflowed } from "./printed-text.ts";

test.each([
  ["splits a word", "Fonds de commerc\ne à Fès", "Fonds de commerce à Fès"],
  ["splits a word by a hyphen", "Fonds de com-\nmerce à Fès", "Fonds de commerce à Fès"],
  ["splits a word by a soft hyphen", "Fonds de com\u00AD\nmerce", "Fonds de commerce"],
  ["follows a hyphen of the text", "acte sous-\nseing privé", "acte sous-seing privé"],
  ["follows an apostrophe", "aux termes d’\nun acte", "aux termes d’un acte"],
  ["parts a number", "la somme de 120\n000 dirhams", "la somme de 120 000 dirhams"],
  ["follows each of two short rows", "ab\nc\nd", "ab c d"],
  ["splits an Arabic word", "تأسيس شر\nكة ذات مسؤولية", "تأسيس شركة ذات مسؤولية"],
])("a row that %s makes no difference", (_, printed, billed) => {
  expect(reflowed(printed, billed)).toBe(billed);
});

test("a word that is altered is the only difference, whatever the rows split", () => {
  const billed = "Cession d’un fonds de commerce au prix de 120 000 dirhams à Casablanca";
  const printed = "Cession d’un fonds de com-\nmerce au prix de 12 000 di\nrhams à Casa\nblanca";
  const changes = differenceOf(flowing(billed), reflowed(printed, billed));
  expect(changes.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "removed", text: "120 000" },
    { kind: "added", text: "12 000" },
  ]);
});

test("a word that the billed text does not have stays as the rows have it", () => {
  expect(reflowed("Fonds de bou\nlangerie", "Fonds de commerce")).toBe("Fonds de bou langerie");
});
