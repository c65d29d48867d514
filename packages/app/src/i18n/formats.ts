import { type Language, localeOf } from "./languages.ts";

const amounts = new Map<Language, Intl.NumberFormat>();
const months = new Map<Language, Intl.DateTimeFormat>();
/** By zone. */
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
  // Isolated, a minus does not give its direction, by the mark before it, to the amount as a whole.
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

/** `mardi 24 novembre` in words, for what is read aloud. */
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
  return format.format(Date.parse(`${isoDate}T00:00:00Z`));
}

/** Keeps a text in its own order inside a sentence of either direction: a date and its time, a file's name. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A format, made once: making one takes as long as a hundred uses of it. */
function memo<K, F>(known: Map<K, F>, key: K, make: () => F): F {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
