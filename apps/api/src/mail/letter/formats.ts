import type { Language } from "@parution/contract/call";
import { dateInZone, formatDayFirst, type IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import { formatFigures } from "../../platform/formats/index.ts";

const currencies = { fr: "Dhs", ar: "درهم" } as const;

/** `1 234,50 Dhs`, `1.234,50 درهم` (readings H4). */
export const formatAmount = (amount: Centimes, language: Language): string =>
  `${formatFigures(amount, language)}\u00A0${currencies[language]}`;

/** What makes figures follow one another from right to left. */
const RIGHT_TO_LEFT = "\u200F";

/** `03/06/2026 · 05/06/2026`, in order, in the direction of the language; empty where there is none. */
export function formatDays(days: readonly IsoDate[], language: Language): string {
  const listed = days.toSorted().map(formatDayFirst).join(" · ");
  return language === "ar" && listed !== "" ? RIGHT_TO_LEFT + listed : listed;
}

/** `01/06/2026 10:00`, by the publisher's clock. */
export function formatInstant(at: number, zone: string): string {
  const time = new Intl.DateTimeFormat("fr-FR", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  });
  return `${formatDayFirst(dateInZone(at, zone))} ${time.format(at)}`;
}
