import type { Language } from "@parution/contract/call";
import { formatDayFirst } from "@parution/rules/dates";
import type { Messages } from "../../platform/http/problems.ts";
import {
  action,
  type Fact,
  facts,
  formatAmount,
  formatDays,
  isolate,
  paragraph,
} from "../letter.ts";
import type { Letters } from "./data.ts";
import { links, type Template } from "./template.ts";

/** A newspaper does not appear on a day: what becomes of each ad of the reader's. */
export const dayClosed: Template<"day-closed"> = (closure, surroundings) => {
  const { language } = surroundings;
  const { date, support, reason, ads, more, name } = closure;
  const day = formatDayFirst(date);
  return {
    subject: sentences.subject[language](support, day),
    title: words.title[language],
    name,
    blocks: [
      paragraph(sentences.closed[language](isolate(support), day, isolate(reason))),
      facts(ads.map((ad) => outcomeOf(ad, language))),
      ...(more > 0 ? [paragraph(sentences.more[language](more))] : []),
      action(words.see[language], links.ads(surroundings)),
    ],
  };
};

/** An ad and its outcome. */
function outcomeOf(
  { reference, title, kept, moved, refund }: Letters["day-closed"]["ads"][number],
  language: Language,
): Fact {
  const isCancelled = kept.length === 0 && moved.length === 0;
  const lost = words[isCancelled ? "cancelled" : "dateLost"][language];
  const label = words[kept.length === 1 ? "keptDate" : "keptDates"][language];
  const outcome = [
    moved.length > 0 ? `${words.moved[language]} ${formatDays(moved, language)}` : lost,
    kept.length > 0 && `${label} ${formatDays(kept, language)}`,
    refund > 0 && `${words.refund[language]} ${formatAmount(refund, language)}`,
  ];
  return [`${reference} · ${isolate(title)}`, outcome.filter((text) => text !== false).join(" — ")];
}

const words = {
  title: { fr: "Vos dates de parution changent", ar: "تغيير في مواعيد نشر إعلاناتكم" },
  moved: { fr: "reportée au", ar: "أُجّل إلى" },
  dateLost: { fr: "cette date est retirée", ar: "حذف هذا التاريخ" },
  keptDate: { fr: "date maintenue :", ar: "الموعد الباقي:" },
  keptDates: { fr: "dates maintenues :", ar: "المواعيد الباقية:" },
  refund: { fr: "remboursé :", ar: "المبلغ المعاد:" },
  cancelled: { fr: "annulée", ar: "ملغى" },
  see: { fr: "Voir mes annonces", ar: "الاطلاع على إعلاناتي" },
} as const satisfies Record<string, Messages>;

const sentences = {
  subject: {
    fr: (support: string, day: string) => `${support} : pas de parution le ${day}`,
    ar: (support: string, day: string) => `${support}: لا صدور يوم ${day}`,
  },
  closed: {
    fr: (support: string, day: string, reason: string) =>
      `${support} ne paraîtra pas le ${day} (${reason}). Voici ce que deviennent vos annonces prévues ce jour-là.`,
    ar: (support: string, day: string, reason: string) =>
      `لن تصدر ${support} يوم ${day} (${reason}). إليكم ما آلت إليه إعلاناتكم المبرمجة في ذلك اليوم.`,
  },
  more: {
    fr: (count: number) =>
      count === 1
        ? "Une autre annonce est dans la liste de vos annonces."
        : `${count} autres annonces sont dans la liste de vos annonces.`,
    ar: (count: number) => `عدد الإعلانات الأخرى في قائمة إعلاناتكم: ${count}.`,
  },
};
