import type { Language } from "./labels.ts";
import { locales } from "./locales.ts";

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
