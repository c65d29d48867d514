import { withFrenchFirst } from "@parution/rules/dates";
import { type Language, localeOf } from "./languages.ts";

/** Bytes. */
export const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

const months = new Map<Language, Intl.DateTimeFormat>();
const days = new Map<Language, Intl.DateTimeFormat>();
/** Formats by time zone. */
const instants = new Map<string, Intl.DateTimeFormat>();

/** Separator of thousands, as `Intl.NumberFormat` writes it in {@link localeOf}. */
const GROUPS: Readonly<Record<Language, string>> = { fr: "\u202F", ar: "." };

/**
 * `1 234,50 Dhs` from centimes; the unit follows the number in both languages
 * (docs/domain/wire-format.md#display-formats). Written without `Intl.NumberFormat`, whose first one takes 20 ms of a
 * page's start, 80 on a telephone (docs/decisions/0043-first-number.md).
 */
export function formatAmount(centimes: number, language: Language): string {
  const [whole, places] = (Math.abs(centimes) / 100).toFixed(2).split(".");
  const grouped = whole?.replace(/\B(?=(?:\d{3})+$)/g, GROUPS[language]);
  const number = `${centimes < 0 ? "-" : ""}${grouped},${places}`;
  // In Arabic a minus would go to the other side of its number, which is isolated.
  return language === "ar"
    ? `${centimes < 0 ? `\u2066${number}\u2069` : number} درهم`
    : `${number} Dhs`;
}

/** `24/11/2026 09:30:00` in the publisher's zone. */
export function formatInstant(epochMilliseconds: number, zone: string): string {
  const format = memo(
    instants,
    zone,
    () =>
      new Intl.DateTimeFormat("en-GB", {
        dateStyle: "short",
        timeStyle: "medium",
        timeZone: zone,
      }),
  );
  return format.format(epochMilliseconds).replace(",", "");
}

/** `mardi 24 novembre`, `mardi 1er décembre`. */
export function formatLongDate(isoDate: string, language: Language): string {
  const format = memo(
    months,
    language,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        weekday: "long",
        day: "numeric",
        month: "long",
        timeZone: "UTC",
      }),
  );
  const written = format.format(Date.parse(`${isoDate}T00:00:00Z`));
  return language === "fr" ? withFrenchFirst(written) : written;
}

/** `1er novembre 2026`, in running text. */
export function formatDate(isoDate: string, language: Language): string {
  const format = memo(
    days,
    language,
    () => new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }),
  );
  const written = format.format(Date.parse(`${isoDate}T00:00:00Z`));
  return language === "fr" ? written.replace(/^1 /, "1er ") : written;
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

/** Memoises a format: creating one costs as much as a hundred uses. */
function memo<K, F>(known: Map<K, F>, key: K, make: () => F): F {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
