import type { Language } from "./labels.ts";

/** The formats of each language. */
export const locales: Readonly<Record<Language, string>> = { fr: "fr-FR", ar: "ar-MA" };

/** Days that are open to orders throughout the journeys: their clock starts on Monday 23 November 2026. */
export const FRIDAY = "2026-11-27";
export const MONDAY = "2026-11-30";
export const TUESDAY = "2026-12-01";

/** A day as the calendar names it: «vendredi 27 novembre 2026». */
export function dayName(isoDate: string, language: Language = "fr"): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(isoDate));
}

/** Web reference of an ad. */
export const referenceOf = (adId: number): string => `A${String(adId).padStart(8, "0")}`;

/** An amount of centimes as the portal shows it. */
export function money(centimes: number, language: Language = "fr"): string {
  const digits = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(centimes / 100);
  return `${digits} ${language === "ar" ? "درهم" : "Dhs"}`;
}
