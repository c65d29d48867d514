import type { Chapter } from "../chapter.ts";

export const ordering: Chapter = {
  id: "commander",
  label: { fr: "Passer une annonce", ar: "نشر إعلان" },
  questions: [
    {
      id: "etapes",
      question: { fr: "Comment passer une annonce ?", ar: "كيف أنشر إعلانا؟" },
      answer: {
        fr: "Choisissez le journal, la rubrique et le format, écrivez votre texte, cochez vos dates sur le calendrier, puis payez. L’aperçu, le nombre de lignes et le prix suivent chaque mot.",
        ar: "اختاروا الجريدة والباب والشكل، واكتبوا نصكم، وحددوا التواريخ على التقويم، ثم أدوا الثمن. تظهر المعاينة وعدد الأسطر والثمن مع كل كلمة.",
      },
    },
    {
      id: "compte",
      question: { fr: "Faut-il un compte ?", ar: "هل يلزم حساب؟" },
      answer: {
        fr: "Oui. Il garde vos annonces, vos commandes, vos factures et vos attestations, et vous permet de payer plus tard ou de modifier un texte.",
        ar: "نعم. يحفظ الحساب إعلاناتكم وطلباتكم وفواتيركم وشهاداتكم، ويتيح لكم الأداء لاحقا أو تعديل النص.",
      },
    },
    {
      id: "plus-tard",
      question: { fr: "Puis-je payer plus tard ?", ar: "هل يمكنني الأداء لاحقا؟" },
      answer: {
        fr: "Oui : « Enregistrer et payer plus tard » garde l’annonce avec ses dates. Elle se paie depuis « Mes commandes » tant que sa première date est à plus de 48 heures, et depuis « Mes annonces » jusqu’à 30 heures avant.",
        ar: "نعم: خيار «الحفظ والأداء لاحقا» يحتفظ بالإعلان وتواريخه. يمكن أداؤه من «طلباتي» ما دام تاريخه الأول يبعد بأكثر من 48 ساعة، ومن «إعلاناتي» إلى غاية 30 ساعة قبله.",
      },
    },
    {
      id: "confidentiel",
      question: { fr: "Mon nom apparaît-il ?", ar: "هل يظهر اسمي؟" },
      answer: {
        fr: "Seulement si vous l’écrivez dans le texte. L’option de confidentialité le retire aussi de la page publique et de l’attestation.",
        ar: "لا يظهر إلا إذا كتبتموه في النص. ويحذفه خيار السرية أيضا من الصفحة العمومية ومن الشهادة.",
      },
    },
  ],
};
