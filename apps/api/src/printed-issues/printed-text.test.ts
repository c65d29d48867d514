import type { Word } from "@parution/recognition";
import { expect, test } from "vitest";
import { printedDayOf, readingOrder } from "./printed-text.ts";

const word = (text: string, y: number, x = 20): Word => ({
  ...{ page: 1, x, y, width: 100, height: 10, baseline: y + 8, size: 9, text },
});
const page = (...words: Word[]) => ({
  ...({ number: 1, width: 800, height: 1200, turn: 0, content: "text" } as const),
  words,
});

test.each([
  ["in French", ["Mercredi 3 juin 2026 - n° 812"], "2026-06-03"],
  ["on a first of the month", ["Lundi 1er juin 2026"], "2026-06-01"],
  ["with accents", ["MARDI 11 AOÛT 2026"], "2026-08-11"],
  ["in figures", ["Édition du 03/06/2026"], "2026-06-03"],
  ["in Arabic, from left to right", ["2026 وينوي 3 ءاعبرلأا"], "2026-06-03"],
  ["in Arabic with its own digits", ["٢٠٢٦ ربنون ٢٣"], "2026-11-23"],
] as const)("reads a date %s at the head of a page", (_, [text], day) => {
  expect(printedDayOf([page(word(text, 30))])).toBe(day);
});

test("takes the date that most pages print, and none of a text", () => {
  const head = page(word("3 juin 2026", 30), word("Vente le 9 juillet 2026", 600));
  const others = [page(word("3 juin 2026", 1180)), page(word("4 mai 2025", 30))];
  expect(printedDayOf([head, ...others])).toBe("2026-06-03");
  expect(printedDayOf([page(word("Vente le 9 juillet 2026", 600))])).toBeNull();
  expect(printedDayOf([page(word("31 juin 2026", 30))])).toBeNull();
});

test("joins the words of a line", () => {
  expect(printedDayOf([page(word("2026", 30, 300), word("3", 30, 20), word("juin", 30, 90))])).toBe(
    "2026-06-03",
  );
});

const turned = (text: string) => [...text].toReversed().join("");

test("turns the lines of an Arabic text, and leaves their numbers and Latin words", () => {
  const printed = [
    `10.000,00 ${turned("شركة أطلس رأسمالها")}`,
    `SARL AU ${turned("المسماة")} 12/2026`,
    "Siège à Rabat, 10 000 dirhams",
  ].join("\n");
  expect(readingOrder(printed)).toBe(
    [
      "شركة أطلس رأسمالها 10.000,00",
      "12/2026 المسماة SARL AU",
      "Siège à Rabat, 10 000 dirhams",
    ].join("\n"),
  );
});

test("writes presentation forms as letters, and brackets as they are read", () => {
  expect(readingOrder(`(${turned("\uFEFB ﺑﺄﺲ")})`)).toBe("(لا بأس)");
});
