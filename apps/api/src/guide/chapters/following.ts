import type { Chapter } from "../chapter.ts";

export const following: Chapter = {
  id: "suivi",
  label: { fr: "Suivre et modifier", ar: "التتبع والتعديل" },
  questions: [
    {
      id: "etat",
      question: { fr: "Où en est mon annonce ?", ar: "أين وصل إعلاني؟" },
      answer: {
        fr: "« Mes annonces » montre l’état de chacune ; un courriel vous prévient au paiement, à la validation et à la parution.",
        ar: "تعرض صفحة «إعلاناتي» حالة كل إعلان، ويصلكم بريد إلكتروني عند الأداء والمصادقة والنشر.",
      },
    },
    {
      id: "moderation",
      question: { fr: "Qui relit mon annonce ?", ar: "من يراجع إعلاني؟" },
      answer: {
        fr: "Notre équipe, sous 3 jours ouvrés environ. Une annonce refusée l’est avec son motif, et son prix revient sur votre solde.",
        ar: "فريقنا، خلال نحو 3 أيام عمل. وإذا رفض الإعلان بيّن السبب وأعيد الثمن إلى رصيدكم.",
      },
    },
    {
      id: "modifier",
      question: { fr: "Puis-je modifier ou annuler ?", ar: "هل يمكنني التعديل أو الإلغاء؟" },
      answer: {
        fr: "Tant que l’annonce n’est pas payée, oui, depuis « Mes annonces ». Une annonce en ligne peut être désactivée, puis réactivée.",
        ar: "نعم ما دام الإعلان غير مؤدى، من «إعلاناتي». ويمكن تعطيل إعلان منشور على الموقع ثم إعادة تفعيله.",
      },
    },
    {
      id: "dupliquer",
      question: { fr: "Comment repasser la même annonce ?", ar: "كيف أعيد نشر الإعلان نفسه؟" },
      answer: {
        fr: "Avec « Dupliquer » : le texte et les choix sont repris, il ne reste qu’à choisir les dates.",
        ar: "بخيار «نسخ»: يستعاد النص والاختيارات ولا يبقى إلا تحديد التواريخ.",
      },
    },
  ],
};
