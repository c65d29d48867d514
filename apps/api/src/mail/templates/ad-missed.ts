import type { Language } from "@parution/contract/call";
import { formatDayFirst } from "@parution/rules/dates";
import type { Messages } from "../../platform/http/problems.ts";
import {
  action,
  formatAmount,
  formatDays,
  formatInstant,
  isolate,
  type Letter,
  paragraph,
  type Surroundings,
} from "../letter.ts";
import type { Letters } from "./data.ts";
import { links, type Template } from "./template.ts";

type Missed = Letters["ad-missed"];

/** An ad did not run: the advertiser chooses another edition or the money, or learns what was done. */
export const adMissed: Template<"ad-missed"> = (missed, surroundings) => {
  const { language, zone } = surroundings;
  const { support, date, reference, reason, cause, choice, name } = missed;
  if (missed.state === "entered") return entered(missed, surroundings);
  const why = reason === "" ? causes[cause][language] : isolate(reason);
  const sentence = sentences.missed[language](
    reference,
    isolate(support),
    formatDayFirst(date),
    why,
  );
  return {
    subject: `${words.subject[language]} ${reference}`,
    title: words.title[language],
    name,
    blocks:
      choice === null
        ? [
            paragraph(sentence),
            paragraph(outcomeOf(missed, language)),
            action(words.see[language], links.ads(surroundings)),
          ]
        : [
            paragraph(sentence),
            paragraph(sentences.choose[language](formatInstant(choice.until, zone))),
            action(words.choose[language], links.missedAd(surroundings, choice.linkId)),
          ],
  };
};

function outcomeOf(missed: Missed, language: Language): string {
  const { state, dates, refund, isUnpaid = false } = missed;
  const days = formatDays(dates, language);
  if (state !== "refunded") return sentences[isUnpaid ? "movedUnpaid" : "moved"][language](days);
  if (refund > 0) return sentences.refunded[language](formatAmount(refund, language));
  if (dates.length > 0) return sentences.dropped[language](days);
  return words[isUnpaid ? "cancelled" : "cancelledFree"][language];
}

/** The ad is in its edition after all. */
function entered(missed: Missed, surroundings: Surroundings): Letter {
  const { language } = surroundings;
  const { support, date, reference, name } = missed;
  const day = formatDayFirst(date);
  return {
    subject: `${words.enteredSubject[language]} ${reference}`,
    title: words.enteredTitle[language],
    name,
    blocks: [
      paragraph(sentences.entered[language](reference, isolate(support), day)),
      action(words.see[language], links.ads(surroundings)),
    ],
  };
}

const causes: Readonly<Record<Missed["cause"], Messages>> = {
  late_payment: { fr: "paiement reçu après le bouclage", ar: "أداء بعد الإقفال" },
  undecided: { fr: "annonce non validée avant le bouclage", ar: "إعلان لم يقبل قبل الإقفال" },
  cancelled: { fr: "édition annulée", ar: "عدد ملغى" },
  left_out: { fr: "annonce absente de l’édition", ar: "إعلان غير وارد في العدد" },
};

const words = {
  subject: {
    fr: "Annonce qui ne paraît pas à sa date :",
    ar: "إعلان لا ينشر في موعده:",
  },
  title: { fr: "Une annonce ne paraît pas à sa date", ar: "إعلان لا ينشر في موعده" },
  enteredSubject: { fr: "Annonce rétablie :", ar: "إعلان أعيد إدراجه:" },
  enteredTitle: { fr: "Votre annonce paraîtra", ar: "سينشر إعلانكم" },
  cancelled: {
    fr: "Aucune autre édition ne peut la prendre : sa commande, qui n’était pas payée, est annulée.",
    ar: "لا يوجد عدد آخر يمكنه نشره: ألغيت طلبيته التي لم تؤد.",
  },
  cancelledFree: {
    fr: "Sa commande, qui n’avait rien coûté, est annulée.",
    ar: "ألغيت طلبيته التي لم تكلف شيئا.",
  },
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
      `Choisissez : la prochaine édition ouverte, sans supplément de prix, ou le remboursement. Sans réponse avant le ${until}, elle paraîtra dans la prochaine édition ouverte.`,
    ar: (until: string) =>
      `اختاروا: العدد المفتوح الموالي دون أي زيادة في الثمن، أو إرجاع المبلغ. دون جواب قبل ${until}، ينشر في العدد المفتوح الموالي.`,
  },
  moved: {
    fr: (days: string) => `Elle paraîtra sans supplément de prix ; ses dates : ${days}.`,
    ar: (days: string) => `ينشر دون أي زيادة في الثمن، ومواعيده: ${days}.`,
  },
  movedUnpaid: {
    fr: (days: string) =>
      `Elle est reportée sans supplément de prix et reste à payer ; ses dates : ${days}.`,
    ar: (days: string) =>
      `تم تأجيله دون أي زيادة في الثمن ولا يزال أداؤه مطلوبا، ومواعيده: ${days}.`,
  },
  entered: {
    fr: (reference: string, support: string, day: string) =>
      `Votre annonce ${reference} paraîtra dans ${support} du ${day} comme prévu. Vous n’avez plus rien à choisir.`,
    ar: (reference: string, support: string, day: string) =>
      `سينشر إعلانكم ${reference} في ${support} يوم ${day} كما كان مقررا. لم يعد هناك ما تختارونه.`,
  },
  dropped: {
    fr: (days: string) => `Cette date est retirée sans autre édition ; ses dates : ${days}.`,
    ar: (days: string) => `حذف هذا التاريخ لعدم وجود عدد آخر، ومواعيده: ${days}.`,
  },
  refunded: {
    fr: (amount: string) => `Le montant suivant vous est rendu : ${amount}.`,
    ar: (amount: string) => `أعيد إليكم المبلغ التالي: ${amount}.`,
  },
};
