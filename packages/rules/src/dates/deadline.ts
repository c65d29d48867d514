import { addDays } from "./day-steps.ts";
import { formatDayFirst } from "./format-date.ts";
import { dateInZone, startOfDayInZone } from "./zone.ts";

type DeadlineLanguage = "fr" | "ar";

const LOCALES: Readonly<Record<DeadlineLanguage, string>> = { fr: "fr-FR", ar: "ar-MA" };
const AT: Readonly<Record<DeadlineLanguage, string>> = { fr: "à", ar: "على الساعة" };
/** A deadline that falls between two days belongs to the one that ends: «Friday 00:00» is read as Friday evening. */
const AT_MIDNIGHT: Readonly<Record<DeadlineLanguage, string>> = {
  fr: "à minuit (24:00)",
  ar: "عند منتصف الليل (24:00)",
};

const weekdays = new Map<DeadlineLanguage, Intl.DateTimeFormat>();
/** By zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * A deadline in words: `jeudi 26/11/2026 à 18:00`, or `vendredi 27/11/2026 à minuit (24:00)` for the instant at which
 * Saturday begins. Seconds are written where there are any.
 *
 * @param at epoch milliseconds
 * @param zone the publisher's, an IANA name
 */
export function formatDeadline(at: number, zone: string, language: DeadlineLanguage): string {
  const day = dateInZone(at, zone);
  const isMidnight = at === startOfDayInZone(day, zone);
  const named = isMidnight ? addDays(day, -1) : day;
  const weekday = weekdayFormat(language).format(Date.parse(`${named}T00:00:00Z`));
  const time = isMidnight ? AT_MIDNIGHT[language] : `${AT[language]} ${timeOf(at, zone)}`;
  return `${weekday} ${formatDayFirst(named)} ${time}`;
}

function timeOf(at: number, zone: string): string {
  const time = clockFormat(zone).format(at);
  return time.endsWith(":00") ? time.slice(0, -3) : time;
}

function weekdayFormat(language: DeadlineLanguage): Intl.DateTimeFormat {
  const known = weekdays.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: "long", timeZone: "UTC" });
  weekdays.set(language, format);
  return format;
}

function clockFormat(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: zone });
  clocks.set(zone, format);
  return format;
}
