import { withFrenchFirst } from "@parution/rules/dates";
import { type Language, localeOf } from "./languages.ts";

/** Bytes. */
export const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

const amounts = new Map<Language, Intl.NumberFormat>();
const months = new Map<Language, Intl.DateTimeFormat>();
const days = new Map<Language, Intl.DateTimeFormat>();
/** Formats by time zone. */
const instants = new Map<string, Intl.DateTimeFormat>();

/**
 * `1 234,50 Dhs` from centimes; the unit follows the number in both languages
 * (docs/domain/wire-format.md#display-formats).
 */
export function formatAmount(centimes: number, language: Language): string {
  const format = memo(
    amounts,
    language,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
  );
  const number = format.format(centimes / 100);
  // The minus has a direction mark before it, which would set the direction of the whole amount: it is isolated.
  const placed = number.replace(/^\u200E(.+)/, "\u2066$1\u2069");
  return `${placed} ${language === "ar" ? "درهم" : "Dhs"}`;
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
