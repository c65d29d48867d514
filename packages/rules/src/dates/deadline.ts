import { type DateLanguage, weekdayName } from "./day-names.ts";
import { addDays } from "./day-steps.ts";
import { formatDayFirst } from "./iso-date.ts";
import { dateInZone, startOfDayInZone, timeInZone } from "./zone.ts";

const AT: Readonly<Record<DateLanguage, string>> = { fr: "à", ar: "على الساعة" };
/** A deadline that falls between two days belongs to the one that ends: «Friday 00:00» is read as Friday evening. */
const AT_MIDNIGHT: Readonly<Record<DateLanguage, string>> = {
  fr: "à minuit (24:00)",
  ar: "عند منتصف الليل (24:00)",
};

/**
 * A deadline in words: `jeudi 26/11/2026 à 18:00`, or `vendredi 27/11/2026 à minuit (24:00)` for the instant at which
 * Saturday begins. Seconds are written where there are any.
 *
 * @param at epoch milliseconds
 * @param zone the publisher's, an IANA name
 */
export function formatDeadline(at: number, zone: string, language: DateLanguage): string {
  const day = dateInZone(at, zone);
  const isMidnight = at === startOfDayInZone(day, zone);
  const named = isMidnight ? addDays(day, -1) : day;
  const time = isMidnight ? AT_MIDNIGHT[language] : `${AT[language]} ${timeOf(at, zone)}`;
  return `${weekdayName(named, language)} ${formatDayFirst(named)} ${time}`;
}

function timeOf(at: number, zone: string): string {
  const time = timeInZone(at, zone);
  return time.endsWith(":00") ? time.slice(0, -3) : time;
}

/** A number of hours in words: «36 heures», «36 ساعة»; after a preposition in Arabic. */
export function formatHours(hours: number, language: DateLanguage): string {
  if (language === "fr") return hours > 1 ? `${hours} heures` : `${hours} heure`;
  if (hours === 1) return "ساعة واحدة";
  if (hours === 2) return "ساعتين";
  const rest = hours % 100;
  return rest >= 3 && rest <= 10 ? `${hours} ساعات` : `${hours} ساعة`;
}
