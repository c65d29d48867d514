import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import type { ReadPage } from "./page-words.ts";

/** French months without accents, and the Arabic ones of Morocco and its neighbours. */
const MONTHS: readonly (readonly string[])[] = [
  ["janvier", "يناير"],
  ["fevrier", "فبراير"],
  ["mars", "مارس"],
  ["avril", "ابريل"],
  ["mai", "ماي", "مايو"],
  ["juin", "يونيو"],
  ["juillet", "يوليوز", "يوليو"],
  ["aout", "غشت", "اغسطس"],
  ["septembre", "شتنبر", "سبتمبر"],
  ["octobre", "اكتوبر"],
  ["novembre", "نونبر", "نوفمبر"],
  ["decembre", "دجنبر", "ديسمبر"],
];
const NUMBER_OF = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
/** Share of a page from its upper and lower edge in which newspapers print their date. */
const [HEAD, FOOT] = [0.16, 0.05];
/** Words of a line of the head at most: a text is longer. */
const LONGEST_LINE = 40;

/**
 * The date that the heads and feet of pages print, the most frequent one; null where none can be read. Texts below may name any
 * date and are not looked at.
 */
export function printedDayOf(pages: readonly ReadPage[]): IsoDate | null {
  const counts = new Map<IsoDate, number>();
  for (const page of pages) {
    for (const day of new Set(marginsOf(page).flatMap(daysIn))) {
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

/** Lines of a page's head and foot, from left to right. */
function marginsOf({ words, height }: ReadPage): string[][] {
  const margin = words.filter(({ y, height: own }) => {
    const end = y + own;
    return y < HEAD * height || end > (1 - FOOT) * height;
  });
  const lines = Map.groupBy(margin, ({ baseline }) => Math.round(baseline / 3));
  return [...lines.values()]
    .map((line) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .flatMap(({ text }) => plain(text).split(/[\s,.;:·|()–—]+/))
        .filter((word) => word !== ""),
    )
    .filter((line) => line.length <= LONGEST_LINE);
}

/** Without marks and presentation forms, in lower case and Latin digits. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}|\u0640/gu, "")
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase();

const NUMERIC = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

function daysIn(line: readonly string[]): IsoDate[] {
  return line.flatMap((word, at) => {
    const numeric = NUMERIC.exec(word);
    if (numeric) return dayOf(numeric[3], Number(numeric[2]), numeric[1]);
    // Arabic words are kept as they stand on the paper, from left to right.
    const month = NUMBER_OF.get(word) ?? NUMBER_OF.get([...word].toReversed().join(""));
    if (month === undefined) return [];
    const [before = "", after = ""] = [line[at - 1], line[at + 1]];
    return [...dayOf(after, month, before), ...dayOf(before, month, after)];
  });
}

function dayOf(year = "", month: number, day = ""): IsoDate[] {
  if (!/^\d{4}$/.test(year)) return [];
  const number = /^(\d{1,2})(er)?$/.exec(day)?.[1];
  if (number === undefined) return [];
  const text = `${year}-${String(month).padStart(2, "0")}-${number.padStart(2, "0")}`;
  return isIsoDate(text) ? [text] : [];
}

const ARABIC = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/** Numbers with their separators, and Latin words that follow each other. */
const LEFT_TO_RIGHT =
  /\p{Script=Latin}[\p{Script=Latin}\d'’.-]*(?: \p{Script=Latin}[\p{Script=Latin}\d'’.-]*)*|\d(?:[\d.,:/]*\d)?/gu;
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

/**
 * A printed text in the order in which it is read, line by line, for a person to compare: words are kept from left to right as they
 * stand on the paper. An Arabic line is turned, but for its numbers and Latin words, which the paper does not tell apart for sure.
 */
export const readingOrder = (text: string): string => text.split("\n").map(lineOf).join("\n");

function lineOf(line: string): string {
  if (!ARABIC.test(line)) return line;
  return turned(line)
    .replaceAll(/[()[\]]/g, (sign) => MIRRORED[sign] ?? sign)
    .replaceAll(LEFT_TO_RIGHT, turned)
    .normalize("NFKC");
}

const turned = (text: string): string => [...text].toReversed().join("");
