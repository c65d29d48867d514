import type { Chapter } from "./chapter.ts";

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

export const companies: Chapter = {
  id: "entreprises",
  label: { fr: "Entreprises", ar: "المقاولات" },
  questions: [
    {
      id: "equipe",
      question: {
        fr: "Plusieurs personnes peuvent-elles commander ?",
        ar: "هل يمكن لعدة أشخاص الطلب؟",
      },
      answer: {
        fr: "Oui : un compte principal ajoute des membres dans « Mon équipe », suit leurs commandes et peut suspendre leur accès.",
        ar: "نعم: يضيف الحساب الرئيسي أعضاء في «فريقي» ويتتبع طلباتهم ويمكنه توقيف ولوجهم.",
      },
    },
    {
      id: "terme",
      question: { fr: "Comment payer à terme ?", ar: "كيف أؤدي بأجل؟" },
      answer: {
        fr: "Avec une convention de crédit. Vos annonces partent sans carte, dans la limite de votre plafond, et sont facturées chaque mois.",
        ar: "باتفاقية ائتمان. ترسل إعلاناتكم دون بطاقة في حدود سقفكم وتفوتر كل شهر.",
      },
    },
    {
      id: "forfaits",
      question: { fr: "Existe-t-il des forfaits ?", ar: "هل هناك باقات؟" },
      answer: {
        fr: "Oui. Ceux de votre compte sont dans « Mes forfaits » et s’appliquent d’eux-mêmes au prix de vos annonces.",
        ar: "نعم. تجدون باقات حسابكم في «باقاتي» وتطبق تلقائيا على ثمن إعلاناتكم.",
      },
    },
    {
      id: "factures",
      question: { fr: "Où sont mes factures ?", ar: "أين فواتيري؟" },
      answer: {
        fr: "Une commande payée a sa facture dans « Mes commandes » ; les comptes à terme ont aussi « Mes factures ». La raison sociale, l’adresse et l’ICE s’y corrigent.",
        ar: "لكل طلب مؤدى فاتورته في «طلباتي»، وللحسابات الآجلة أيضا صفحة «فواتيري». ويمكن فيها تصحيح الاسم التجاري والعنوان ورقم ICE.",
      },
    },
  ],
};
