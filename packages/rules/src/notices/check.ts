import { compareDates } from "../dates/index.ts";
import { iceStatus } from "../fields/index.ts";
import type { Centimes } from "../money/index.ts";
import type { NoticeFieldId, NoticeValues } from "./fields.ts";
import { type NoticeKind, noticeOf } from "./kinds.ts";
import type { NoticeLanguage } from "./language.ts";
import { missingMentions } from "./mentions.ts";
import { plainText } from "./plain-text.ts";
import { parseCount, parseDate, parseHundredths } from "./read-back.ts";
import { GAP } from "./template.ts";

/** Part that the advertiser should check; it never stops an order. */
export type NoticeHint =
  | { readonly code: "missing"; readonly field: NoticeFieldId }
  | { readonly code: "gap" }
  /** Fifteen digits whose number is a multiple of 97 are well formed. */
  | { readonly code: "ice"; readonly ice: string }
  /** The shares at their nominal value do not make the capital. */
  | {
      readonly code: "capital";
      readonly shares: number;
      readonly nominal: Centimes;
      readonly product: Centimes;
      readonly capital: Centimes;
    }
  /** The new shares do not make the difference. */
  | { readonly code: "increase"; readonly added: Centimes; readonly difference: Centimes }
  | { readonly code: "partners"; readonly held: number; readonly shares: number }
  | { readonly code: "impossibleDate"; readonly date: string }
  | { readonly code: "depositBeforeAct" };

/**
 * Fields that a notice's text leaves out or contradicts. The text itself is read, as it stands after any change by hand;
 * `values` only name the fields to look for. Unreadable passages are no faults.
 */
export function checkNotice(
  kind: NoticeKind,
  language: NoticeLanguage,
  values: NoticeValues,
  text: string,
): NoticeHint[] {
  const plain = plainText(text);
  const missing = missingMentions(kind, language, values, plain);
  return [
    ...missing.map((field) => ({ code: "missing", field }) as const),
    ...(missing.length === 0 && plain.includes(plainText(GAP)) ? [{ code: "gap" } as const] : []),
    ...iceHints(language, plain),
    ...shareHints(kind, language, plain),
    ...dateHints(language, plain),
  ];
}

function iceHints({ reading }: NoticeLanguage, text: string): NoticeHint[] {
  return [...text.matchAll(reading.ice)]
    .map(([, digits = ""]) => digits.trim())
    .filter((ice) => iceStatus(ice) === "malformed")
    .map((ice) => ({ code: "ice", ice }) as const);
}

function shareHints(kind: NoticeKind, language: NoticeLanguage, text: string): NoticeHint[] {
  const { mentions } = noticeOf(kind);
  const division = readDivision(language, text);
  if (division === null) return [];
  if (mentions.includes("newCapital")) return increaseHints(language, text, division);
  if (!mentions.includes("shares")) return [];
  return [...capitalHints(language, text, division), ...partnerHints(language, text, division)];
}

interface Division {
  readonly shares: number;
  readonly nominal: Centimes;
}

function readDivision({ reading }: NoticeLanguage, text: string): Division | null {
  const match = reading.division.exec(text);
  const shares = parseCount(match?.[1]);
  const nominal = parseHundredths(match?.[2]);
  return shares === null || nominal === null ? null : { shares, nominal };
}

function capitalHints(
  { reading }: NoticeLanguage,
  text: string,
  { shares, nominal }: Division,
): NoticeHint[] {
  const capital = parseHundredths(reading.capital.exec(text)?.[1]);
  const product = shares * nominal;
  if (capital === null || capital === product) return [];
  return [{ code: "capital", shares, nominal, product, capital }];
}

function increaseHints(
  { reading }: NoticeLanguage,
  text: string,
  { shares, nominal }: Division,
): NoticeHint[] {
  const match = reading.increase.exec(text);
  const before = parseHundredths(match?.[1]);
  const after = parseHundredths(match?.[2]);
  if (before === null || after === null) return [];
  const added = shares * nominal;
  const difference = after - before;
  return added === difference ? [] : [{ code: "increase", added, difference }];
}

function partnerHints(
  { reading }: NoticeLanguage,
  text: string,
  { shares }: Division,
): NoticeHint[] {
  const partners = reading.partners.exec(text)?.[1] ?? "";
  const counts = [...partners.matchAll(reading.shareCounts)].map(
    ([, count]) => parseCount(count) ?? 0,
  );
  const held = counts.reduce((sum, count) => sum + count, 0);
  return held === 0 || held === shares ? [] : [{ code: "partners", held, shares }];
}

function dateHints({ reading }: NoticeLanguage, text: string): NoticeHint[] {
  const impossible = [...text.matchAll(reading.writtenDates)]
    .map(([date]) => date)
    .filter((date) => parseDate(date, reading.months) === null)
    .map((date) => ({ code: "impossibleDate", date }) as const);
  const read = (pattern: RegExp) => parseDate(pattern.exec(text)?.[1] ?? "", reading.months);
  const act = read(reading.actDate);
  const deposit = read(reading.depositDate);
  const early = act !== null && deposit !== null && compareDates(deposit, act) < 0;
  return [...impossible, ...(early ? [{ code: "depositBeforeAct" } as const] : [])];
}
