import type { Messages } from "../../platform/http/index.ts";
import { formatAmount, formatDays } from "../letter/formats.ts";
import { action, facts, paragraph, quote } from "../letter/index.ts";
import { links } from "./links.ts";
import { orderWords } from "./order-words.ts";
import type { Template } from "./template.ts";

/** The publisher refused an ad: why, and where the money has gone. */
export const adRefused: Template<"ad-refused"> = (ad, surroundings) => {
  const { language } = surroundings;
  const reason = ad.reason === null ? [] : [paragraph(words.why[language]), quote(ad.reason)];
  const amount = formatAmount(ad.total, language);
  return {
    subject: `${words.refused.subject[language]} ${ad.reference}`,
    title: words.refused.title[language],
    name: ad.name,
    blocks: [
      facts([
        [orderWords.reference[language], ad.reference],
        [words.ad[language], ad.title],
        [words.givenBack[ad.givenBack][language], amount],
      ]),
      ...reason,
      action(words.see[language], links.ad(surroundings, ad)),
    ],
  };
};

/** An ad is online, or planned in today's issue; its certificate comes with the letter. */
export const adPublished: Template<"ad-published"> = (ad, surroundings) => {
  const { language } = surroundings;
  const said = ad.isOnline ? words.published : words.planned;
  return {
    subject: `${said.subject[language]} ${ad.reference}`,
    title: said.title[language],
    name: ad.name,
    blocks: [
      paragraph(said.attached[language]),
      facts([
        [orderWords.reference[language], ad.reference],
        [words.ad[language], ad.title],
        [words.support[language], ad.support],
        [orderWords.dates[language], formatDays(ad.dates, language)],
      ]),
      action(words.see[language], links.ad(surroundings, ad)),
    ],
  };
};

const words = {
  refused: {
    subject: { fr: "Annonce refusée :", ar: "تعذر قبول الإعلان" },
    title: { fr: "Votre annonce n’a pas pu être acceptée", ar: "تعذر قبول إعلانكم" },
  },
  published: {
    subject: { fr: "Annonce parue :", ar: "تم نشر الإعلان" },
    title: { fr: "Votre annonce est parue", ar: "تم نشر إعلانكم" },
    attached: {
      fr: "Vous trouverez l’attestation de parution en pièce jointe.",
      ar: "تجدون شهادة النشر مرفقة بهذه الرسالة.",
    },
  },
  planned: {
    subject: { fr: "Parution prévue :", ar: "نشر مقرر:" },
    title: { fr: "La parution de votre annonce est prévue", ar: "تمت برمجة نشر إعلانكم" },
    attached: {
      fr: "Vous trouverez l’attestation d’insertion en pièce jointe.",
      ar: "تجدون شهادة الإدراج مرفقة بهذه الرسالة.",
    },
  },
  why: { fr: "Le motif donné par la rédaction :", ar: "السبب كما حددته هيئة التحرير:" },
  ad: { fr: "Annonce", ar: "الإعلان" },
  support: { fr: "Support", ar: "الجريدة" },
  givenBack: {
    balance: { fr: "Remboursé sur votre solde", ar: "المبلغ المعاد إلى رصيدكم" },
    debt: { fr: "Déduit de votre compte à terme", ar: "المبلغ المخصوم من حسابكم الآجل" },
  },
  see: { fr: "Voir mon annonce", ar: "الاطلاع على الإعلان" },
} as const satisfies Record<string, Messages | Record<string, Messages>>;
