import {
  dayStatus,
  isBeforeCutoff,
  type PublicationDay,
  restWeekdays,
  type WeekendEditions,
} from "@parution/rules/calendar";
import { formatDayFirst, formatHours, type IsoDate, weekdayOf } from "@parution/rules/dates";
import type { Messages } from "../platform/http/problems.ts";
import type { SupportCalendar } from "./publication-rules.ts";

/** Reason for which a day cannot be chosen, in words; null on a day that can (docs/domain/calendar-and-deadlines.md#blocked-days). */
export function reasonOf(day: PublicationDay, calendar: SupportCalendar): Messages | null {
  switch (day.reason) {
    case null:
      return null;
    case "weekend":
      return weekendReason(day.date, calendar.weekend);
    case "outside":
      return texts.outside;
    case "no-edition":
      return withoutEdition(calendar.closures.get(day.date));
    case "deadline":
      // Only an edition that was closed early has another reason than the clock.
      return isBeforeCutoff(calendar, day.date, calendar)
        ? texts.closedEdition
        : deadlineReason(calendar);
  }
}

/** Reason of a Saturday or Sunday without editions: both days, where both rest. */
export function weekendReason(date: IsoDate, weekend: WeekendEditions): Messages {
  if (restWeekdays([], weekend).length === 2) return texts.weekend;
  return weekdayOf(date) === 0 ? texts.sunday : texts.saturday;
}

/** A message for each date that cannot be chosen; none when all can. */
export function blockedDates(dates: readonly IsoDate[], calendar: SupportCalendar): Messages[] {
  return dates.flatMap((date) => {
    const reason = reasonOf(dayStatus(date, calendar), calendar);
    if (reason === null) return [];
    const written = formatDayFirst(date);
    return [
      {
        fr: `Le ${written} ne peut pas être choisi : ${lowerFirst(reason.fr)}`,
        ar: `لا يمكن اختيار يوم ${written}: ${reason.ar}`,
      },
    ];
  });
}

function withoutEdition(occasion: Messages | undefined): Messages {
  if (occasion === undefined) return texts.noEdition;
  return {
    fr: `Pas d’édition ce jour : ${occasion.fr}.`,
    ar: `لا تصدر الجريدة في هذا اليوم: ${occasion.ar}.`,
  };
}

/** The lead time in words; without one the day itself closes. */
function deadlineReason({ medium, leadHours }: SupportCalendar): Messages {
  if (leadHours === 0) return medium === "print" ? texts.printDeadline : texts.digitalDeadline;
  return {
    fr: `Délai dépassé : une annonce se remet ${formatHours(leadHours, "fr")} avant le jour de parution.`,
    ar: `انقضى الأجل: يودع الإعلان قبل يوم النشر بـ ${formatHours(leadHours, "ar")}.`,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase("fr") + text.slice(1);
}

const texts = {
  weekend: {
    fr: "Pas de parution le samedi ni le dimanche.",
    ar: "لا نشر يومي السبت والأحد.",
  },
  saturday: { fr: "Pas de parution le samedi.", ar: "لا نشر يوم السبت." },
  sunday: { fr: "Pas de parution le dimanche.", ar: "لا نشر يوم الأحد." },
  outside: {
    fr: "Hors de la période ouverte aux commandes.",
    ar: "خارج الفترة المفتوحة للطلبات.",
  },
  noEdition: { fr: "Pas d’édition ce jour.", ar: "لا تصدر الجريدة في هذا اليوم." },
  closedEdition: {
    fr: "L’édition de ce jour est bouclée.",
    ar: "أقفل عدد هذا اليوم.",
  },
  printDeadline: {
    fr: "Délai dépassé : une annonce se remet avant le jour de parution.",
    ar: "انقضى الأجل: يودع الإعلان قبل يوم النشر.",
  },
  digitalDeadline: {
    fr: "Délai dépassé : une annonce en ligne se remet avant le jour de publication.",
    ar: "انقضى الأجل: يودع الإعلان الرقمي قبل يوم النشر.",
  },
} as const satisfies Record<string, Messages>;
