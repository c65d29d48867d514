import type { Chapter } from "../chapter.ts";

export const paying: Chapter = {
  id: "prix",
  label: { fr: "Prix et paiement", ar: "الثمن والأداء" },
  questions: [
    {
      id: "calcul",
      question: { fr: "Comment le prix est-il calculé ?", ar: "كيف يحسب الثمن؟" },
      answer: {
        fr: "Le prix à la ligne, toutes taxes comprises, multiplié par le nombre de lignes et de dates, moins la remise s’il y en a une. Un encadré ou une annonce numérique a un prix fixe par date.",
        ar: "ثمن السطر شاملا للضريبة مضروبا في عدد الأسطر وعدد التواريخ، مع خصم التخفيض إن وجد. وللإطار والإعلان الرقمي ثمن ثابت عن كل تاريخ.",
      },
    },
    {
      id: "moyens",
      question: { fr: "Comment puis-je payer ?", ar: "كيف يمكنني الأداء؟" },
      answer: {
        fr: "Par carte bancaire, en espèces en agence partenaire, avec votre solde ou, si votre convention le prévoit, à terme.",
        ar: "بالبطاقة البنكية، أو نقدا في وكالة شريكة، أو من رصيدكم، أو بالأداء الآجل إذا نصت عليه اتفاقيتكم.",
      },
    },
    {
      id: "solde",
      question: { fr: "À quoi sert le solde ?", ar: "ما فائدة الرصيد؟" },
      answer: {
        fr: "À payer sans saisir votre carte. Vous le rechargez quand vous voulez ; il ne dépasse jamais 20 000 dirhams.",
        ar: "للأداء دون إدخال بطاقتكم. تعبئونه متى شئتم، ولا يتجاوز أبدا 20.000 درهم.",
      },
    },
    {
      id: "code",
      question: {
        fr: "J’ai un code de réduction. Où le saisir ?",
        ar: "لدي رمز تخفيض. أين أدخله؟",
      },
      answer: {
        fr: "Sur le récapitulatif, avant de payer. Le nouveau prix s’affiche aussitôt.",
        ar: "في ملخص الطلب قبل الأداء، ويظهر الثمن الجديد فورا.",
      },
    },
  ],
};
