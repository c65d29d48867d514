import type { Chapter } from "../chapter.ts";

export const digitalText: Chapter = {
  id: "numerique",
  label: { fr: "L’annonce numérique", ar: "الإعلان الرقمي" },
  medium: "digital",
  questions: [
    {
      id: "contenu",
      question: { fr: "Que contient une annonce numérique ?", ar: "ماذا يتضمن الإعلان الرقمي؟" },
      answer: {
        fr: "Un titre, un texte libre et des photos au format PNG ou JPEG. Il n’y a ni lignes à compter ni pièce jointe.",
        ar: "عنوان ونص حر وصور بصيغة PNG أو JPEG. لا أسطر تحسب ولا مرفقات.",
      },
    },
    {
      id: "forfait",
      question: { fr: "Combien coûte-t-elle ?", ar: "كم ثمنه؟" },
      answer: {
        fr: "Un prix fixe par date de parution, quelle que soit la longueur du texte.",
        ar: "ثمن ثابت عن كل تاريخ نشر، مهما كان طول النص.",
      },
    },
    {
      id: "delai",
      question: { fr: "Sous quel délai paraît-elle ?", ar: "متى ينشر؟" },
      answer: {
        fr: "Dès la prochaine date ouvrée : seuls les jours passés et les fins de semaine sont fermés.",
        ar: "ابتداء من أقرب يوم عمل: لا تغلق إلا الأيام الماضية وعطل نهاية الأسبوع.",
      },
    },
  ],
};
