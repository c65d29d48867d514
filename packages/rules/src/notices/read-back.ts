import { type IsoDate, isIsoDate } from "../dates/index.ts";
import type { Centimes } from "../money/index.ts";
import type { NoticeLanguage } from "./language.ts";
import { plainText } from "./plain-text.ts";

/**
 * A figure with its thousands apart, by spaces or points: `100 000`, `100.000,50`. A point before one or two last
 * digits is a decimal one. Null for any other text.
 *
 * @returns hundredths, which are centimes where the figure is an amount
 */
export function parseHundredths(text: string | undefined): Centimes | null {
  const match = /^(\d[\d .]*?)(?:[,.](\d{1,2}))?$/.exec(text?.trim() ?? "");
  if (!match) return null;
  const [, units = "", decimals = ""] = match;
  const value = Number(units.replace(/[ .]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(value) ? value : null;
}

/** A whole number, written as above. */
export function parseCount(text: string | undefined): number | null {
  const hundredths = parseHundredths(text);
  return hundredths === null || hundredths % 100 !== 0 ? null : hundredths / 100;
}

/** A date in figures, day or year first, or with its month named; null where there is no such day. */
export function parseDate(text: string, months: readonly string[]): IsoDate | null {
  const figures = /^(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})\/(\d{1,2})\/(\d{1,2}))$/.exec(text);
  if (figures) {
    const [, day, month, year, yearFirst, monthSecond, dayLast] = figures;
    return assemble(year ?? yearFirst, month ?? monthSecond, day ?? dayLast);
  }
  const [day = "", name = "", year] = text.split(" ");
  const month = months.indexOf(name.toLowerCase()) + 1;
  // The first has a word of its own in Arabic.
  const digits = /^\d+/.exec(day)?.[0] ?? "1";
  return assemble(year, String(month), digits);
}

function assemble(year = "", month = "", day = ""): IsoDate | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(text) ? text : null;
}

/** A date as a notice writes it, in either language. */
const WRITTEN =
  /(?:\d{1,2}|1er|فاتح) \p{L}+ \d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2}/gu;

/** Day on which the bids of a tender are opened, as its text says it in one of the languages; null where no text does. */
export function openingDay(text: string, languages: readonly NoticeLanguage[]): IsoDate | null {
  const plain = plainText(text);
  for (const { reading } of languages) {
    const [sentence = ""] = reading.marks.openingDate?.exec(plain) ?? [];
    for (const [written] of sentence.matchAll(WRITTEN)) {
      const day = parseDate(written, reading.months);
      if (day !== null) return day;
    }
  }
  return null;
}
