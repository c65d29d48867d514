import type { IsoDate } from "../dates/index.ts";
import type { NoticeLanguage } from "./language.ts";
import { plainText } from "./plain-text.ts";
import { parseDate } from "./read-back.ts";

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
