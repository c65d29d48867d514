import type { DeadlineCountdownLabels } from "@parution/kit/deadline-countdown";
import type { PriceSummaryLabels } from "@parution/kit/price-summary";
import type { IsoDate, PublicationCalendarLabels } from "@parution/kit/publication-calendar";

export type CalendarLanguage = "fr" | "ar";

/** Words of the calendar: edit them, or add a language to the record. */
export interface CalendarLabels {
  title: string;
  /** Price and deadline of a day. */
  offer: (price: string, deadline: string) => string;
  /** Reason of a day on which the newspaper does not appear. */
  noIssue: string;
  /** Reason of a day whose deadline has passed. */
  closed: string;
  /** Shown where no issue is open. */
  noIssues: string;
  deadline: DeadlineCountdownLabels;
  calendar: PublicationCalendarLabels;
  price: PriceSummaryLabels & { title: string; total: string };
}

export const calendarLabels: Readonly<Record<CalendarLanguage, CalendarLabels>> = {
  fr: {
    title: "Dates de parution",
    offer: (price, deadline) => `${price}, à commander avant ${deadline}`,
    noIssue: "Le journal ne paraît pas ce jour-là.",
    closed: "Le délai de ce numéro est dépassé.",
    noIssues: "Aucun numéro n'est ouvert à la commande.",
    deadline: { remaining: "Clôture dans", passed: "Clôturé" },
    calendar: {
      calendar: "Dates de parution",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant",
      outside: "Ce numéro n'est pas encore ouvert.",
      chosen: (count) =>
        count === 0 ? "Aucune date choisie" : `${count} date${count > 1 ? "s" : ""} de parution`,
      remove: (day) => `Retirer le ${day}`,
      clear: "Tout retirer",
    },
    price: {
      title: "Prix",
      total: "Total TTC",
      pending: "Calcul en cours",
      stale: "Prix à mettre à jour",
      unavailable: "Choisissez une date : le prix s'affiche ici.",
    },
  },
  ar: {
    title: "تواريخ النشر",
    offer: (price, deadline) => `${price}، آخر أجل ${deadline}`,
    noIssue: "لا تصدر الجريدة في هذا اليوم.",
    closed: "انتهى أجل هذا العدد.",
    noIssues: "لا يوجد عدد مفتوح للطلب.",
    deadline: { remaining: "يغلق بعد", passed: "أغلق" },
    calendar: {
      calendar: "تواريخ النشر",
      previousMonth: "الشهر السابق",
      nextMonth: "الشهر التالي",
      outside: "هذا العدد لم يفتح بعد.",
      chosen: (count) => (count === 0 ? "لم يتم اختيار أي تاريخ" : `عدد تواريخ النشر: ${count}`),
      remove: (day) => `إزالة ${day}`,
      clear: "إزالة الكل",
    },
    price: {
      title: "الثمن",
      total: "المجموع مع الضريبة",
      pending: "جار الحساب",
      stale: "ثمن يراجع",
      unavailable: "اختاروا تاريخا: يظهر الثمن هنا.",
    },
  },
};

/** Zone of the newspaper's deadlines. */
const timeZone = "Africa/Casablanca";

/** Formats of days, moments and sums of centimes. */
export function calendarFormats(language: CalendarLanguage) {
  const locale = { fr: "fr-FR", ar: "ar-MA" }[language];
  const unit = { fr: "DH", ar: "درهم" }[language];
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });
  const money = (centimes: number) => `${amount.format(centimes / 100)}\u00a0${unit}`;
  return {
    locale,
    money,
    /** A change of the total, with its sign. */
    difference: (centimes: number) => `${centimes > 0 ? "+" : "−"}${money(Math.abs(centimes))}`,
    day: (iso: IsoDate) => day.format(Date.parse(iso)),
    moment: (time: number) => moment.format(time),
    /** The newspaper's day at a moment. */
    dayOf: (time: number) => isoDay.format(time) as IsoDate,
  };
}
