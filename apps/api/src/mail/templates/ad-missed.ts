import { formatDayFirst } from "@parution/rules/dates";
import type { Messages } from "../../platform/http/problems.ts";
import { action, formatAmount, formatDays, formatInstant, isolate, paragraph } from "../letter.ts";
import type { Letters } from "./data.ts";
import { links, type Template } from "./template.ts";

type Missed = Letters["ad-missed"];

/** An ad did not run: the advertiser chooses another edition or the money, or learns what was done. */
export const adMissed: Template<"ad-missed"> = (missed, surroundings) => {
  const { language, zone } = surroundings;
  const { support, date, reference, reason, cause, choice, dates, refund, name } = missed;
  const why = reason === "" ? causes[cause][language] : isolate(reason);
  const told = sentences.missed[language](reference, isolate(support), formatDayFirst(date), why);
  const outcome =
    refund > 0
      ? sentences.refunded[language](formatAmount(refund, language))
      : sentences.moved[language](formatDays(dates, language));
  return {
    subject: `${words.subject[language]} ${reference}`,
    title: words.title[language],
    name,
    blocks:
      choice === null
        ? [
            paragraph(told),
            paragraph(outcome),
            action(words.see[language], links.ads(surroundings)),
          ]
        : [
            paragraph(told),
            paragraph(sentences.choose[language](formatInstant(choice.until, zone))),
            action(words.choose[language], links.missedAd(surroundings, choice.linkId)),
          ],
  };
};

const causes: Readonly<Record<Missed["cause"], Messages>> = {
  late_payment: { fr: "paiement reçu après le bouclage", ar: "أداء بعد الإقفال" },
  undecided: { fr: "annonce non validée avant le bouclage", ar: "إعلان لم يقبل قبل الإقفال" },
  cancelled: { fr: "édition annulée", ar: "عدد ملغى" },
  left_out: { fr: "annonce absente de l’édition", ar: "إعلان غير وارد في العدد" },
};

const words = {
  subject: { fr: "Annonce non parue :", ar: "إعلان لم ينشر:" },
  title: { fr: "Une annonce n’est pas parue", ar: "إعلان لم ينشر" },
  choose: { fr: "Choisir", ar: "الاختيار" },
  see: { fr: "Voir mes annonces", ar: "الاطلاع على إعلاناتي" },
} as const satisfies Record<string, Messages>;

const sentences = {
  missed: {
    fr: (reference: string, support: string, day: string, why: string) =>
      `Votre annonce ${reference} ne paraît pas dans ${support} du ${day} (${why}).`,
    ar: (reference: string, support: string, day: string, why: string) =>
      `إعلانكم ${reference} لا ينشر في ${support} يوم ${day} (${why}).`,
  },
  choose: {
    fr: (until: string) =>
      `Choisissez : la prochaine édition ouverte, sans nouveau prix, ou le remboursement. Sans réponse avant le ${until}, elle paraîtra dans la prochaine édition ouverte.`,
    ar: (until: string) =>
      `اختاروا: العدد المفتوح الموالي دون ثمن جديد، أو إرجاع المبلغ. دون جواب قبل ${until}، ينشر في العدد المفتوح الموالي.`,
  },
  moved: {
    fr: (days: string) => `Elle paraîtra sans nouveau prix ; ses dates : ${days}.`,
    ar: (days: string) => `ينشر دون ثمن جديد، ومواعيده: ${days}.`,
  },
  refunded: {
    fr: (amount: string) => `Le montant suivant vous est rendu : ${amount}.`,
    ar: (amount: string) => `أعيد إليكم المبلغ التالي: ${amount}.`,
  },
};
