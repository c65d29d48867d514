import type { Chapter } from "./chapter.ts";

export const printText: Chapter = {
  id: "texte",
  label: { fr: "Texte et formats", ar: "النص والأشكال" },
  medium: "print",
  questions: [
    {
      id: "lignes",
      question: { fr: "Comment les lignes sont-elles comptées ?", ar: "كيف تحسب الأسطر؟" },
      answer: {
        fr: "Une ligne du journal compte 28 caractères, espaces compris ; une ligne vide compte pour une. Deux lignes au moins sont facturées. L’aperçu montre exactement les lignes facturées.",
        ar: "يضم سطر الجريدة 28 حرفا بما فيها الفراغات، ويحسب السطر الفارغ سطرا. يفوتر سطران على الأقل. وتعرض المعاينة الأسطر المفوترة كما هي.",
      },
    },
    {
      id: "modulaire",
      question: { fr: "Qu’est-ce qu’un format modulaire ?", ar: "ما هو الشكل المعياري؟" },
      answer: {
        fr: "Un encadré aux dimensions fixes, avec un titre, un texte et un pied. Son prix ne dépend pas du nombre de lignes ; chaque partie a sa longueur maximale, affichée pendant la saisie.",
        ar: "إطار بأبعاد ثابتة له عنوان ونص وذيل. لا يتوقف ثمنه على عدد الأسطر، ولكل جزء طول أقصى يظهر أثناء الكتابة.",
      },
    },
    {
      id: "fichiers",
      question: { fr: "Puis-je joindre un document ?", ar: "هل يمكنني إرفاق وثيقة؟" },
      answer: {
        fr: "Oui, pour les annonces au format lignes et les grands encadrés : image, son, vidéo, PDF, Word, Excel, CSV, XML ou texte.",
        ar: "نعم، للإعلانات السطرية وللإطارات الكبيرة: صورة أو صوت أو فيديو أو PDF أو Word أو Excel أو CSV أو XML أو نص.",
      },
    },
    {
      id: "internet",
      question: {
        fr: "L’annonce paraît-elle aussi sur Internet ?",
        ar: "هل ينشر الإعلان أيضا على الإنترنت؟",
      },
      answer: {
        fr: "Si vous le demandez : choisissez « Publier sur le site », puis ajoutez un titre, un texte et des photos.",
        ar: "إذا طلبتم ذلك: اختاروا «النشر على الموقع» ثم أضيفوا عنوانا ونصا وصورا.",
      },
    },
  ],
};

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
