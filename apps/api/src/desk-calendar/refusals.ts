import type { setDay } from "@parution/contract/desk-calendar";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import type { EditionState } from "../platform/database/tables/publications.ts";
import { conflict, invalid, type Messages, type ProblemError } from "../platform/http/problems.ts";

/** Refusal of a change of a day whose edition is printed or cancelled. */
export function dayEnded(state: EditionState | undefined, date: IsoDate): ProblemError {
  if (state === "printed") return conflict("DAY_PRINTED", dayPrinted(date));
  const day = formatDayFirst(date);
  return conflict("DAY_CANCELLED", {
    fr: `L’édition du ${day} est annulée : ce jour ne peut plus changer.`,
    ar: `ألغي عدد ${day}: لم يعد ممكنا تغيير هذا اليوم.`,
  });
}

export const editionClosed = (date: IsoDate): Messages => ({
  fr: `L’édition du ${formatDayFirst(date)} est bouclée : rouvrez-la avant de changer ce jour.`,
  ar: `أقفل عدد ${formatDayFirst(date)}: أعيدوا فتحه قبل تغيير هذا اليوم.`,
});

export const notSpecial = (date: IsoDate): Messages => ({
  fr: `Le ${formatDayFirst(date)} n’a pas d’édition spéciale à retirer.`,
  ar: `ليس ليوم ${formatDayFirst(date)} عدد خاص لسحبه.`,
});

export const closureUnderWay = (date: IsoDate): Messages => ({
  fr: `La fermeture du ${formatDayFirst(date)} peut encore être annulée : attendez que ses e-mails soient partis.`,
  ar: `ما زال التراجع عن إغلاق يوم ${formatDayFirst(date)} ممكنا: انتظروا إرسال رسائله.`,
});

/** Refusal of a day as the announced one of another: it would lose its own closure. */
export const dayTaken = (date: IsoDate, isClosed: boolean): Messages =>
  isClosed
    ? {
        fr: `Le ${formatDayFirst(date)} est déjà fermé : ouvrez plutôt ce jour-ci.`,
        ar: `يوم ${formatDayFirst(date)} مغلق من قبل: افتحوا هذا اليوم بدل نقله.`,
      }
    : {
        fr: `Le ${formatDayFirst(date)} est déjà à confirmer : déplacez-le d’abord.`,
        ar: `يوم ${formatDayFirst(date)} في انتظار التأكيد: انقلوه أولا.`,
      };

export function requireReasons(reasonFr: string, reasonAr: string): void {
  if (reasonFr.trim() === "") throw invalid<typeof setDay>({ reasonFr: [texts.reason] });
  if (reasonAr.trim() === "") throw invalid<typeof setDay>({ reasonAr: [texts.reason] });
}

export function adsPlanned(date: IsoDate, ads: number): ProblemError {
  return conflict("ADS_PLANNED", {
    fr: `Des annonces sont prévues le ${formatDayFirst(date)} (${ads}) : déclarez la fermeture pour les reporter ou les rembourser.`,
    ar: `توجد إعلانات مبرمجة يوم ${formatDayFirst(date)} (${ads}): صرحوا بالإغلاق لتأجيلها أو إرجاع ثمنها.`,
  });
}

export const dayPrinted = (date: IsoDate): Messages => ({
  fr: `L’édition du ${formatDayFirst(date)} est déjà imprimée : ce jour ne peut plus changer.`,
  ar: `طبع عدد ${formatDayFirst(date)} من قبل: لم يعد ممكنا تغيير هذا اليوم.`,
});

export const texts = {
  reason: { fr: "Indiquez un motif.", ar: "المرجو ذكر السبب." },
  notProvisional: {
    fr: "Ce jour n’est pas provisoire.",
    ar: "هذا اليوم ليس مؤقتا.",
  },
} as const satisfies Record<string, Messages>;
