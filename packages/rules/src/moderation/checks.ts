import { iceStatus } from "../fields/index.ts";
import type { NoticeFieldId } from "../notices/index.ts";
import { plainText } from "../notices/plain-text.ts";
import { type HeadedAd, missingRequired } from "./mentions.ts";

/** Outcome of the checks that stand beside an ad; none decides by itself. */
export type ModerationCheck =
  /** Required mention of the ad's kind that its text lacks. */
  | { readonly code: "mention"; readonly found: NoticeFieldId }
  | { readonly code: "ice"; readonly found: string }
  | { readonly code: "repetition"; readonly found: string }
  | { readonly code: "word"; readonly found: string }
  | { readonly code: "contact"; readonly found: string };

/** Facts of an ad for its checks. */
export interface CheckedAd extends HeadedAd {
  readonly anonymous: boolean;
  /** Reference of an earlier ad with the same text; null: none. */
  readonly earlier: string | null;
  /** Words that the newspaper keeps, lower case. */
  readonly words: readonly string[];
}

/** Most words that a newspaper keeps, and the most characters of each. */
export const MOST_WORDS = 500;
export const LONGEST_WORD = 80;

/** «ICE» or its Arabic name, and the digits behind it. */
const ICE = /(?:\bice\b|التعريف الموحد)[^\d\n]{0,24}(\d[\d ]{5,24})/giu;
/** A Moroccan telephone number, an e-mail address or a web address. */
const CONTACT =
  /(?:\+212|\b0)[ .-]?[5-7](?:[ .-]?\d){8}\b|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\b(?:https?:\/\/|www\.)\S{1,200}/giu;

/** Doubts for a moderator, in the order of the checks; empty: every check passed. */
export function checkAd(ad: CheckedAd): ModerationCheck[] {
  const { text, anonymous, earlier, words } = ad;
  const ices = unique([...text.matchAll(ICE)].map(([, digits = ""]) => digits.trim()));
  const contacts = anonymous ? unique([...text.matchAll(CONTACT)].map(([found]) => found)) : [];
  return [
    ...missingRequired(ad).map((found) => ({ code: "mention", found }) as const),
    ...ices
      .filter((ice) => iceStatus(ice) === "malformed")
      .map((found) => ({ code: "ice", found }) as const),
    ...(earlier === null ? [] : [{ code: "repetition", found: earlier } as const]),
    ...wordsIn(text, words).map((found) => ({ code: "word", found }) as const),
    ...contacts.map((found) => ({ code: "contact", found }) as const),
  ];
}

const unique = (found: readonly string[]): readonly string[] => [...new Set(found)];

/** Kept words that a text contains as whole words, whatever their case, accents and vowel marks. */
function wordsIn(text: string, words: readonly string[]): string[] {
  const spaced = spacedWords(text);
  return words.filter((word) => spaced.includes(spacedWords(word)));
}

/** Words of a text as they are compared, each between spaces. */
const spacedWords = (text: string): string =>
  ` ${plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
