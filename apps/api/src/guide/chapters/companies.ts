import type { Chapter } from "../chapter.ts";

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
