import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import { locales } from "../../platform/formats/index.ts";

/** The month of a day: `novembre 2026`, `نونبر 2026` (readings H4). */
export function formatMonth(day: IsoDate, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
