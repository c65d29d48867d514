import type { Language } from "@parution/contract/call";
import { dateInZone, formatDayFirst, type IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";

const locales = { fr: "fr-FR", ar: "ar-MA-u-nu-latn" } as const;
const currencies = { fr: "DH", ar: "درهم" } as const;

/** `1 234,50 DH`, `1.234,50 درهم` (readings H4). */
export function formatAmount(amount: Centimes, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${format.format(amount / 100)}\u00A0${currencies[language]}`;
}

/** `03/06/2026 · 05/06/2026`, in order. */
export const formatDays = (days: readonly IsoDate[]): string =>
  days.toSorted().map(formatDayFirst).join(" · ");

/** `01/06/2026 10:00`, by the publisher's clock. */
export function formatInstant(at: number, zone: string): string {
  const time = new Intl.DateTimeFormat("fr-FR", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  });
  return `${formatDayFirst(dateInZone(at, zone))} ${time.format(at)}`;
}
