import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";

const locales = { fr: "fr-FR", ar: "ar-MA-u-nu-latn" } as const;

/** `1 234,50`; the documents' typefaces have no narrow space, so that a plain one parts the thousands. */
export function formatFigures(amount: Centimes, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format
    .format(amount / 100)
    .replace(/[\u202F\u00A0]/g, "\u00A0")
    .replace("\u061C", "");
}

/** The month of a day: `novembre 2026`, `نونبر 2026` (readings H4). */
export function formatMonth(day: IsoDate, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
