import type { Word } from "@parution/recognition";
import { expect, test } from "vitest";
import { printedDaysOf, readingOrder } from "./printed-text.ts";

const word = (text: string, y: number, x = 20): Word => ({
  page: 1,
  x,
  y,
  width: 100,
  height: 10,
  baseline: y + 8,
  size: 9,
  text,
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
  expect(printedDaysOf([page(word(text, 30))])).toEqual([day]);
});

test("takes the date that most pages print, and none of a text", () => {
  const head = page(word("3 juin 2026", 30), word("Vente le 9 juillet 2026", 600));
  const others = [page(word("3 juin 2026", 1180)), page(word("4 mai 2025", 30))];
  expect(printedDaysOf([head, ...others])).toEqual(["2026-06-03"]);
  expect(printedDaysOf([page(word("Vente le 9 juillet 2026", 600))])).toEqual([]);
  expect(printedDaysOf([page(word("31 juin 2026", 30))])).toEqual([]);
});

test("joins the words of a line", () => {
  const words = [word("2026", 30, 300), word("3", 30, 20), word("juin", 30, 90)];
  expect(printedDaysOf([page(...words)])).toEqual(["2026-06-03"]);
});

const WEEKEND = ["2026-12-12", "2026-12-13"];
test.each([
  ["in French", "N° 812 - Samedi 12 et dimanche 13 décembre 2026", WEEKEND],
  ["with a dash", "SAMEDI 12 – DIMANCHE 13 DÉCEMBRE 2026", WEEKEND],
  ["without weekdays", "12-13 décembre 2026", WEEKEND],
  ["as a range", "Du vendredi 11 au dimanche 13 décembre 2026", ["2026-12-11", ...WEEKEND]],
  [
    "of three days",
    "Vendredi 11, samedi 12 et dimanche 13 décembre 2026",
    ["2026-12-11", ...WEEKEND],
  ],
  [
    "of two months",
    "Samedi 31 octobre et dimanche 1er novembre 2026",
    ["2026-10-31", "2026-11-01"],
  ],
  ["of two years", "Jeudi 31 décembre - vendredi 1er janvier 2027", ["2026-12-31", "2027-01-01"]],
  ["in figures", "Édition des 12-13/12/2026", WEEKEND],
  ["in Arabic, from left to right", "2026 ربنجد 13 دحألاو 12 تبسلا", WEEKEND],
])("reads the days of an issue for several, %s", (_, text, days) => {
  expect(printedDaysOf([page(word(text, 30))])).toEqual(days);
});

test("takes no number of an issue for one of its days", () => {
  const only = ["2026-12-13"];
  expect(printedDaysOf([page(word("N° 12 - Dimanche 13 décembre 2026", 30))])).toEqual(only);
  expect(printedDaysOf([page(word("Page 12 Dimanche 13 décembre 2026", 30))])).toEqual(only);
  expect(printedDaysOf([page(word("Prix 4 DH - Dimanche 13 décembre 2026", 30))])).toEqual(only);
});

const turned = (text: string) => [...text].toReversed().join("");

test("turns the lines of an Arabic text, and leaves their numbers and Latin words", () => {
  const printed = [
    `10.000,00 ${turned("شركة أطلس رأسمالها")}`,
    `SARL AU ${turned("المسماة")} 12/2026`,
    `1 320 000,50 ${turned("الثمن")} 500 20`,
    "Siège à Rabat, 10 000 dirhams",
  ].join("\n");
  expect(readingOrder(printed)).toBe(
    [
      "شركة أطلس رأسمالها 10.000,00",
      "12/2026 المسماة SARL AU",
      "20 500 الثمن 1 320 000,50",
      "Siège à Rabat, 10 000 dirhams",
    ].join("\n"),
  );
});

test("writes presentation forms as letters, and brackets as they are read", () => {
  expect(readingOrder(`(${turned("\uFEFB ﺑﺄﺲ")})`)).toBe("(لا بأس)");
});
