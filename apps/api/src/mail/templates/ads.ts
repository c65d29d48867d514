import type { Language } from "@parution/contract/call";
import { SUBSTITUTE } from "@parution/rules/lines";
import { listPages } from "@parution/rules/publication";
import type { Messages } from "../../platform/http/problems.ts";
import {
  action,
  type Block,
  type Fact,
  facts,
  formatAmount,
  formatDays,
  paragraph,
  quote,
} from "../letter.ts";
import type { AdsOfPage, Letters, MailedAd } from "./data.ts";
import { orderWords } from "./orders.ts";
import { links, type Template } from "./template.ts";

/** Facts of an ad: its reference and title, and what the letter adds. */
const adFacts = (ad: MailedAd, language: Language, more: readonly Fact[] = []): Block =>
  facts([[orderWords.reference[language], ad.reference], [words.ad[language], ad.title], ...more]);

/** Newspaper and dates of an ad. */
const appearance = (
  { support, dates }: Pick<Letters["ad-accepted"], "support" | "dates">,
  language: Language,
): readonly Fact[] => [
  [words.support[language], support],
  [orderWords.dates[language], formatDays(dates, language)],
];

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
      adFacts(ad, language, [[words.givenBack[ad.givenBack][language], amount]]),
      ...reason,
      action(words.see[language], links.ad(surroundings, ad)),
    ],
  };
};

/** The publisher accepted an ad, which will appear on its dates. */
export const adAccepted: Template<"ad-accepted"> = (ad, surroundings) => {
  const { language } = surroundings;
  return {
    subject: `${words.accepted.subject[language]} ${ad.reference}`,
    title: words.accepted.title[language],
    name: ad.name,
    blocks: [
      adFacts(ad, language, appearance(ad, language)),
      action(words.see[language], links.ad(surroundings, ad)),
    ],
  };
};

/** The publisher asks for a correction: which, and the form that takes it without another payment. */
export const adToCorrect: Template<"ad-to-correct"> = (ad, surroundings) => {
  const { language } = surroundings;
  return {
    subject: `${words.toCorrect.subject[language]} ${ad.reference}`,
    title: words.toCorrect.title[language],
    name: ad.name,
    blocks: [
      paragraph(words.toCorrect.asked[language]),
      quote(ad.correction),
      adFacts(ad, language),
      paragraph(words.toCorrect.free[language]),
      action(words.toCorrect.correct[language], links.editAd(surroundings, ad)),
    ],
  };
};

/** An ad is online, or planned in today's issue; its certificate comes with the letter. */
export const adPublished: Template<"ad-published"> = (ad, surroundings) => {
  const { language } = surroundings;
  const phrases = ad.isOnline ? words.published : words.planned;
  return {
    subject: `${phrases.subject[language]} ${ad.reference}`,
    title: phrases.title[language],
    name: ad.name,
    blocks: [
      paragraph(phrases.attached[language]),
      adFacts(ad, language, appearance(ad, language)),
      action(words.see[language], links.ad(surroundings, ad)),
    ],
  };
};

/** An ad was found in a printed issue: where, and the certificate that says so. */
export const adPrinted: Template<"ad-printed"> = (ad, surroundings) => {
  const { language } = surroundings;
  return {
    subject: `${words.printed.subject[language]} ${ad.reference}`,
    title: words.printed.title[language],
    name: ad.name,
    blocks: [
      paragraph(words.printed[ad.key === null ? "found" : "ready"][language]),
      facts([
        [orderWords.reference[language], ad.reference],
        [words.ad[language], ad.title],
        [words.support[language], ad.support],
        [orderWords.dates[language], formatDays([ad.date], language)],
        [
          words.printed[ad.pages.length === 1 ? "page" : "pages"][language],
          listPages(ad.pages, language),
        ],
      ]),
      ad.key === null
        ? action(words.see[language], links.ad(surroundings, ad))
        : action(words.printed.certificate[language], links.certificate(surroundings, ad.key)),
    ],
  };
};

const words = {
  printed: {
    subject: { fr: "Annonce parue :", ar: "تم نشر الإعلان" },
    title: { fr: "Votre annonce est parue", ar: "تم نشر إعلانكم" },
    found: { fr: "Elle figure dans le numéro imprimé.", ar: "ورد الإعلان في العدد المطبوع." },
    ready: {
      fr: "Elle figure dans le numéro imprimé. Son attestation de parution est prête.",
      ar: "ورد الإعلان في العدد المطبوع، وشهادة نشره جاهزة.",
    },
    page: { fr: "Page", ar: "الصفحة" },
    pages: { fr: "Pages", ar: "الصفحات" },
    certificate: { fr: "Voir l’attestation", ar: "الاطلاع على الشهادة" },
  },
  refused: {
    subject: { fr: "Annonce refusée :", ar: "تعذر قبول الإعلان" },
    title: { fr: "Votre annonce n’a pas pu être acceptée", ar: "تعذر قبول إعلانكم" },
  },
  accepted: {
    subject: { fr: "Annonce acceptée :", ar: "تم قبول الإعلان" },
    title: { fr: "Votre annonce est acceptée", ar: "تم قبول إعلانكم" },
  },
  toCorrect: {
    subject: { fr: "Annonce à corriger :", ar: "إعلان في انتظار التصحيح" },
    title: { fr: "Votre annonce est à corriger", ar: "إعلانكم في انتظار التصحيح" },
    asked: { fr: "La rédaction vous demande :", ar: "تطلب منكم هيئة التحرير:" },
    free: {
      fr: "Vous pouvez la modifier sans payer à nouveau.",
      ar: "يمكنكم تعديله دون أداء جديد.",
    },
    correct: { fr: "Corriger mon annonce", ar: "تصحيح الإعلان" },
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

interface Wording {
  readonly subject: Readonly<Record<Language, string>>;
  readonly title: Readonly<Record<Language, string>>;
  readonly why: Readonly<Record<Language, string>>;
}

const adsOfPage = (page: AdsOfPage, language: Language, { subject, title, why }: Wording) => ({
  subject: `${subject[language]} ${page.references.join(", ")}`,
  title: title[language],
  name: null,
  blocks: [
    paragraph(why[language]),
    facts([
      [adsOfPageWords.support[language], page.support],
      [adsOfPageWords.day[language], formatDays([page.day], language)],
      [adsOfPageWords.ads[language], page.references.join(", ")],
    ]),
  ],
});

/** Mail to the newspaper about the ads that its page of a day lacks. */
export const adsLeftOut: Template<"ads-left-out"> = (page, { language }) =>
  adsOfPage(page, language, {
    subject: { fr: "Annonce absente de la page du jour :", ar: "إعلان غائب عن صفحة اليوم:" },
    title: { fr: "Une page du jour est incomplète", ar: "صفحة اليوم غير كاملة" },
    why: {
      fr: "Ces annonces n’ont pas pu être composées et manquent à la page du jour. Vérifiez leur texte avec l’annonceur.",
      ar: "تعذر تنضيد هذه الإعلانات فغابت عن صفحة اليوم. راجعوا نصها مع المعلن.",
    },
  });

/** Mail to the newspaper about the ads of its page with a substitute for a character that its faces do not have. */
export const adsSubstituted: Template<"ads-substituted"> = (page, { language }) =>
  adsOfPage(page, language, {
    subject: { fr: "Caractère à remplacer dans une annonce :", ar: "حرف ينبغي تعويضه في إعلان:" },
    title: { fr: "Des caractères n’ont pas pu être imprimés", ar: "تعذرت طباعة بعض الأحرف" },
    why: {
      fr: `Ces annonces contiennent des caractères que vos polices n’ont pas : « ${SUBSTITUTE} » est imprimé à leur place. Convenez d’un autre texte avec l’annonceur.`,
      ar: `تتضمن هذه الإعلانات أحرفا لا توجد في خطوطكم، فطبعت العلامة «${SUBSTITUTE}» مكانها. اتفقوا مع المعلن على نص آخر.`,
    },
  });

const adsOfPageWords = {
  support: { fr: "Journal", ar: "الجريدة" },
  day: { fr: "Parution", ar: "تاريخ النشر" },
  ads: { fr: "Annonces", ar: "الإعلانات" },
} as const;
