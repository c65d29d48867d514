import type { Chapter } from "../chapter.ts";

export const proving: Chapter = {
  id: "attestation",
  label: { fr: "Attestation et vérification", ar: "الشهادة والتحقق" },
  questions: [
    {
      id: "obtenir",
      question: {
        fr: "Comment obtenir une attestation ?",
        ar: "كيف أحصل على شهادة؟",
      },
      answer: {
        fr: "Depuis « Mes annonces », dès que l’annonce est validée : une attestation d’insertion, puis de parution une fois celle-ci constatée. C’est un PDF signé, avec un code de vérification et un code QR.",
        ar: "من «إعلاناتي» فور المصادقة على الإعلان: شهادة إدراج أولا، ثم شهادة نشر بعد معاينة صدوره. وهي ملف PDF موقع يحمل رمز تحقق ورمز QR.",
      },
    },
    {
      id: "verifier",
      question: {
        fr: "Comment vérifier celle que l’on me présente ?",
        ar: "كيف أتحقق من شهادة قدمت لي؟",
      },
      answer: {
        fr: "Sur la page « Vérifier une annonce », saisissez son code ou déposez le PDF reçu. Nous disons si l’annonce a paru, est prévue ou a été retirée, et montrons son texte : comparez-le au document.",
        ar: "في صفحة «التحقق من إعلان» أدخلوا رمزها أو ضعوا ملف PDF الذي توصلتم به. نبين لكم هل نشر الإعلان أو هو مقرر أو تم سحبه، ونعرض نصه لتقارنوه بالوثيقة.",
      },
    },
    {
      id: "valeur",
      question: {
        fr: "L’attestation change-t-elle avec le temps ?",
        ar: "هل تتغير الشهادة مع الوقت؟",
      },
      answer: {
        fr: "Non : le fichier délivré reste le même, à l’octet près. Une fois la parution constatée, une nouvelle attestation dit que l’annonce a paru.",
        ar: "لا، الملف المسلم يبقى كما هو. وبعد معاينة النشر تصدر شهادة جديدة تفيد أن الإعلان قد نشر.",
      },
    },
  ],
};
