import type { Chapter } from "../chapter.ts";

export const proving: Chapter = {
  id: "attestation",
  label: { fr: "Attestation et vérification", ar: "الشهادة والتحقق" },
  questions: [
    {
      id: "obtenir",
      question: {
        fr: "Comment obtenir une attestation de parution ?",
        ar: "كيف أحصل على شهادة النشر؟",
      },
      answer: {
        fr: "Depuis « Mes annonces », dès que l’annonce est validée. C’est un PDF signé, avec un code de vérification et un code QR.",
        ar: "من «إعلاناتي» فور المصادقة على الإعلان. وهي ملف PDF موقع يحمل رمز تحقق ورمز QR.",
      },
    },
    {
      id: "verifier",
      question: {
        fr: "Comment vérifier celle que l’on me présente ?",
        ar: "كيف أتحقق من شهادة قدمت لي؟",
      },
      answer: {
        fr: "Sur la page « Vérifier une annonce », saisissez son code ou déposez le PDF. Nous montrons ce qui a été attesté : comparez-le au document.",
        ar: "في صفحة «التحقق من إعلان» أدخلوا رمزها أو ضعوا ملف PDF. نعرض لكم ما تمت الشهادة به لتقارنوه بالوثيقة.",
      },
    },
    {
      id: "valeur",
      question: {
        fr: "L’attestation change-t-elle avec le temps ?",
        ar: "هل تتغير الشهادة مع الوقت؟",
      },
      answer: {
        fr: "Non : ce qui est signé reste. Après la parution, une nouvelle attestation dit que l’annonce a paru.",
        ar: "لا، ما وقع يبقى كما هو. وبعد النشر تصدر شهادة جديدة تفيد أن الإعلان قد نشر.",
      },
    },
  ],
};
