import { daysBetween, eachDay, type IsoDate, isIsoDate } from "@parution/rules/dates";
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
 * The days that the heads and feet of pages print, the most frequent ones: several for an issue of a weekend, none where no date can
 * be read. Texts below may name any date and are not looked at.
 */
export function printedDaysOf(pages: readonly ReadPage[]): readonly IsoDate[] {
  const counts = new Map<string, { readonly days: readonly IsoDate[]; pages: number }>();
  for (const page of pages) {
    const printed = marginsOf(page).flatMap(datesIn);
    for (const [key, days] of new Map(printed.map((one) => [one.join(), one]))) {
      const known = counts.get(key) ?? { days, pages: 0 };
      known.pages += 1;
      counts.set(key, known);
    }
  }
  const [first] = [...counts.values()].toSorted((a, b) => b.pages - a.pages);
  return first?.days ?? [];
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
        .flatMap(({ text }) =>
          plain(text)
            .replaceAll(/[–—]/g, " - ")
            .split(/[\s,.;:·|()]+/),
        )
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

/** A date in figures, with the day before it in an issue of two. */
const NUMERIC = /^(?:(\d{1,2})-)?(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
/** A day of a month, with the Arabic «and» on either side. */
const DAY = /^\u0648?(\d{1,2})(?:er)?\u0648?$/;
/** Two days of a month in one word. */
const TWO_DAYS = /^\d{1,2}-\d{1,2}$/;
/** Words between the days of an issue: weekdays, and what joins them. */
const BETWEEN = new Set(
  [
    "lundi mardi mercredi jeudi vendredi samedi dimanche et au a - / &",
    "الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت الاحد",
    "والاثنين والثلاثاء والاربعاء والخميس والجمعة والسبت والاحد و الى",
  ].flatMap((words) => words.split(" ")),
);
/** Words before a number that is no day. */
const NUMBERED = new Set(["n°", "no", "numero", "page", "عدد", "العدد", "صفحة"]);
/** Days from one that an issue names to the next at most. */
const WIDEST_STEP = 3;

/** True for a word of a set; Arabic ones are kept as they stand on the paper, from left to right. */
const isIn = (set: { has(word: string): boolean }, word: string) =>
  set.has(word) || set.has(turned(word));
const monthOf = (word: string) => NUMBER_OF.get(word) ?? NUMBER_OF.get(turned(word));

/** Dates of a line, each with all of its days. */
function datesIn(line: readonly string[]): (readonly IsoDate[])[] {
  return line.flatMap((word, at) => {
    const [, earlier, day, inYear, year] = NUMERIC.exec(word) ?? [];
    if (day !== undefined) return issueOf(year, Number(inYear), [day, "-", earlier ?? ""]);
    const month = monthOf(word);
    if (month === undefined) return [];
    const [left, right] = [line.slice(0, at).toReversed(), line.slice(at + 1)];
    return [...issueOf(right[0], month, left), ...issueOf(left[0], month, right)];
  });
}

/** Days of an issue, found from its last one back. `words`: those on the side of the days, from the month on. */
function issueOf(year = "", month: number, words: readonly string[]): [] | [readonly IsoDate[]] {
  const [day, ...others] = words.flatMap((word) =>
    TWO_DAYS.test(word) ? splitDays(word) : [word],
  );
  const last = dayOf(year, month, day);
  if (last === null) return [];
  let first = last;
  for (let one = dayBefore(last, others); one !== null; one = dayBefore(one.day, one.rest)) {
    first = one.day;
  }
  return [eachDay(first, last)];
}

/** The day that an issue names before another of its days, with the words that follow; null: that one is its first. */
function dayBefore(next: IsoDate, words: readonly string[]) {
  const found = words.findIndex((word) => !isIn(BETWEEN, word));
  if (found < 1) return null;
  const [year = 0, month = 0] = next.split("-").map(Number);
  const named = monthOf(words[found] ?? "");
  const at = named === undefined ? found : found + 1;
  const inMonth = named ?? month;
  const day = dayOf(String(inMonth > month ? year - 1 : year), inMonth, words[at]);
  if (day === null || isIn(NUMBERED, words[at + 1] ?? "")) return null;
  const step = daysBetween(day, next);
  return step >= 1 && step <= WIDEST_STEP ? { day, rest: words.slice(at + 1) } : null;
}

/** Two days in one word, the later one first. */
function splitDays(word: string): string[] {
  const [earlier = "", later = ""] = word.split("-");
  return [later, "-", earlier];
}

function dayOf(year: string, month: number, word = ""): IsoDate | null {
  const number = DAY.exec(word)?.[1];
  if (number === undefined || !/^\d{4}$/.test(year)) return null;
  const text = `${year}-${String(month).padStart(2, "0")}-${number.padStart(2, "0")}`;
  return isIsoDate(text) ? text : null;
}

const ARABIC = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/**
 * Latin words that follow each other, and numbers with their separators, all from right to left: of groups of three digits only one
 * order is a number.
 */
const LEFT_TO_RIGHT =
  /(?<!\d)(?:\d{2},)?(?:\d{3}[ \u00A0\u202F])+\d{0,2}[1-9](?!\d)|\p{Script=Latin}[\p{Script=Latin}\d'’.-]*(?: \p{Script=Latin}[\p{Script=Latin}\d'’.-]*)*|\d(?:[\d.,:/]*\d)?/gu;
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

/**
 * A printed text in the order in which it is read, line by line, for a person to compare: words are kept from left to right as they
 * stand on the paper. An Arabic line is turned, but for its numbers and Latin words, which the paper does not distinguish for sure.
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
