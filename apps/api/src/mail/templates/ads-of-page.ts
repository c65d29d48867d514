import type { Language } from "@parution/contract/call";
import { SUBSTITUTE } from "@parution/rules/lines";
import { formatDays } from "../letter/formats.ts";
import { facts, paragraph } from "../letter/index.ts";
import type { AdsOfPage } from "./data.ts";
import type { Template } from "./template.ts";

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
      [words.support[language], page.support],
      [words.day[language], formatDays([page.day], language)],
      [words.ads[language], page.references.join(", ")],
    ]),
  ],
});

/** For the newspaper: which ads its page of a day lacks. */
export const adsLeftOut: Template<"ads-left-out"> = (page, { language }) =>
  adsOfPage(page, language, {
    subject: { fr: "Annonce absente de la page du jour :", ar: "إعلان غائب عن صفحة اليوم:" },
    title: { fr: "Une page du jour est incomplète", ar: "صفحة اليوم غير كاملة" },
    why: {
      fr: "Ces annonces n’ont pas pu être composées et manquent à la page du jour. Vérifiez leur texte avec l’annonceur.",
      ar: "تعذر تنضيد هذه الإعلانات فغابت عن صفحة اليوم. راجعوا نصها مع المعلن.",
    },
  });

/** For the newspaper: in which ads of its page another sign stands for one that its faces do not have. */
export const adsSubstituted: Template<"ads-substituted"> = (page, { language }) =>
  adsOfPage(page, language, {
    subject: { fr: "Caractère à remplacer dans une annonce :", ar: "حرف ينبغي تعويضه في إعلان:" },
    title: { fr: "Des caractères n’ont pas pu être imprimés", ar: "تعذرت طباعة بعض الأحرف" },
    why: {
      fr: `Ces annonces contiennent des caractères que vos polices n’ont pas : « ${SUBSTITUTE} » est imprimé à leur place. Convenez d’un autre texte avec l’annonceur.`,
      ar: `تتضمن هذه الإعلانات أحرفا لا توجد في خطوطكم، فطبعت العلامة «${SUBSTITUTE}» مكانها. اتفقوا مع المعلن على نص آخر.`,
    },
  });

const words = {
  support: { fr: "Journal", ar: "الجريدة" },
  day: { fr: "Parution", ar: "تاريخ النشر" },
  ads: { fr: "Annonces", ar: "الإعلانات" },
} as const;
