import { weekdayOf } from "./day-steps.ts";
import type { IsoDate } from "./iso-date.ts";

/** Languages in which days and months are named; Arabic months are those of Morocco. */
export type DateLanguage = "fr" | "ar";

/** Names of the weekdays, from Sunday on. */
const WEEKDAYS: Readonly<Record<DateLanguage, readonly string[]>> = {
  fr: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  ar: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
};

/** Names of the months, from January on. */
export const MONTHS: Readonly<Record<DateLanguage, readonly string[]>> = {
  fr: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  ar: [
    "يناير",
    "فبراير",
    "مارس",
    "أبريل",
    "ماي",
    "يونيو",
    "يوليوز",
    "غشت",
    "شتنبر",
    "أكتوبر",
    "نونبر",
    "دجنبر",
  ],
};

/** Between a weekday and the day of the month. */
const AFTER_WEEKDAY: Readonly<Record<DateLanguage, string>> = { fr: " ", ar: "، " };

/**
 * `mardi`. Written without `Intl.DateTimeFormat`, whose first one takes 25 ms of a page's start, 100 on a telephone
 * (docs/decisions/0043-start-without-intl.md).
 */
export const weekdayName = (date: IsoDate, language: DateLanguage): string =>
  named(WEEKDAYS[language], weekdayOf(date));

const monthName = (date: IsoDate, language: DateLanguage): string =>
  named(MONTHS[language], Number(date.slice(5, 7)) - 1);

/** The month of a day: `novembre 2026`. */
export const formatMonth = (date: IsoDate, language: DateLanguage): string =>
  `${monthName(date, language)} ${date.slice(0, 4)}`;

/** `24 novembre`, `1er décembre`. */
export function formatDayMonth(date: IsoDate, language: DateLanguage): string {
  const day = Number(date.slice(8));
  return `${day === 1 && language === "fr" ? "1er" : day} ${monthName(date, language)}`;
}

/** `mardi 24 novembre`, `mardi 1er décembre`. */
export const formatLongDate = (date: IsoDate, language: DateLanguage): string =>
  `${weekdayName(date, language)}${AFTER_WEEKDAY[language]}${formatDayMonth(date, language)}`;

/** `mardi 24 novembre 2026`. */
export const formatFullDate = (date: IsoDate, language: DateLanguage): string =>
  `${formatLongDate(date, language)} ${date.slice(0, 4)}`;

function named(names: readonly string[], index: number): string {
  const name = names[index];
  if (name === undefined) throw new RangeError(`Nothing has the number ${index + 1}.`);
  return name;
}
