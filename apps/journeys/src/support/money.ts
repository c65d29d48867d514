import type { Language } from "./labels.ts";
import { locales } from "./locales.ts";

/** An amount of centimes as the portal shows it. */
export function money(centimes: number, language: Language = "fr"): string {
  const digits = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(centimes / 100);
  return `${digits} ${language === "ar" ? "درهم" : "Dhs"}`;
}
