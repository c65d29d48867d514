import type { IsoDate } from "./iso-date.ts";

/** Writes `DD/MM/YYYY`. */
export function formatDayFirst(date: IsoDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** Writes `MM/DD/YYYY`, the invoice filter's form (docs/domain/wire-format.md#dates). */
export function formatMonthFirst(date: IsoDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

/** A number of hours in words: «36 heures», «36 ساعة»; after a preposition in Arabic. */
export function formatHours(hours: number, language: "fr" | "ar"): string {
  if (language === "fr") return hours > 1 ? `${hours} heures` : `${hours} heure`;
  if (hours === 1) return "ساعة واحدة";
  if (hours === 2) return "ساعتين";
  const rest = hours % 100;
  return rest >= 3 && rest <= 10 ? `${hours} ساعات` : `${hours} ساعة`;
}
