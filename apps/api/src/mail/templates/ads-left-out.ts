import { formatDays } from "../letter/formats.ts";
import { facts, paragraph } from "../letter/index.ts";
import type { Template } from "./template.ts";

/** For the newspaper: which ads its page of a day lacks. */
export const adsLeftOut: Template<"ads-left-out"> = (page, { language }) => ({
  subject: `${words.subject[language]} ${page.references.join(", ")}`,
  title: words.title[language],
  name: null,
  blocks: [
    paragraph(words.why[language]),
    facts([
      [words.support[language], page.support],
      [words.day[language], formatDays([page.day], language)],
      [words.ads[language], page.references.join(", ")],
    ]),
  ],
});

const words = {
  subject: { fr: "Annonce absente de la page du jour :", ar: "إعلان غائب عن صفحة اليوم:" },
  title: { fr: "Une page du jour est incomplète", ar: "صفحة اليوم غير كاملة" },
  why: {
    fr: "Ces annonces n’ont pas pu être composées et manquent à la page du jour. Vérifiez leur texte avec l’annonceur.",
    ar: "تعذر تنضيد هذه الإعلانات فغابت عن صفحة اليوم. راجعوا نصها مع المعلن.",
  },
  support: { fr: "Journal", ar: "الجريدة" },
  day: { fr: "Parution", ar: "تاريخ النشر" },
  ads: { fr: "Annonces", ar: "الإعلانات" },
} as const;
