import { type Language, localeOf } from "./languages.ts";

/** Bytes. */
export const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** Separator of thousands, as `Intl.NumberFormat` writes it in {@link localeOf}. */
const GROUPS: Readonly<Record<Language, string>> = { fr: "\u202F", ar: "." };

/**
 * `1 234`. Written without `Intl.NumberFormat`, whose first one takes 20 ms of a page's start, 80 on a telephone
 * (docs/decisions/0043-start-without-intl.md).
 */
export const formatCount = (count: number, language: Language): string =>
  String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, GROUPS[language]);

/** `12,35 %` from 0.1235: at most two decimals; as {@link formatCount}. */
export function formatShare(part: number, language: Language): string {
  const percent = String(Number((part * 100).toFixed(2))).replace(".", ",");
  return language === "ar" ? `${percent}\u200E%\u200E` : `${percent}\u00A0%`;
}

/**
 * `1 234,50 Dhs` from centimes; the unit follows the number in both languages
 * (docs/domain/wire-format.md#display-formats); as {@link formatCount}.
 */
export function formatAmount(centimes: number, language: Language): string {
  const [whole, decimals] = (Math.abs(centimes) / 100).toFixed(2).split(".");
  const number = `${centimes < 0 ? "-" : ""}${formatCount(Number(whole), language)},${decimals}`;
  // In Arabic a minus would go to the other side of its number, which is isolated.
  return language === "ar"
    ? `${centimes < 0 ? `\u2066${number}\u2069` : number} درهم`
    : `${number} Dhs`;
}

/** `4,2 Mo` from bytes; `300 ko` below one megabyte. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, bytesOfUnit] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE] as const) : (["megabyte", MEGABYTE] as const);
  const format = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(bytes / bytesOfUnit);
}

/** Isolates a text from the direction of its sentence, such as a file's name. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * Variant of {@link isolated} for a text that begins or ends with signs and reads from left to right, such as an
 * address.
 */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Text that begins with a capital, such as a date in French that stands alone. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
