import type { Language } from "@parution/contract/call";
import type { Centimes } from "@parution/rules/money";

/** Locale of `Intl` for each language (docs/domain/wire-format.md#display-formats). */
const locales = { fr: "fr-FR", ar: "ar-MA-u-nu-latn" } as const satisfies Record<Language, string>;

/**
 * `1 234,50`, `1.234,50`: dirhams, without their name. Thousands are separated by a normal no-break space, since the documents'
 * fonts have no narrow one.
 */
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
