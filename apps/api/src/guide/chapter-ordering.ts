import type { Chapter } from "./chapter.ts";

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

export const dates: Chapter = {
  id: "dates",
  label: { fr: "Dates et délais", ar: "التواريخ والآجال" },
  questions: [
    {
      id: "fermees",
      question: { fr: "Pourquoi une date est-elle fermée ?", ar: "لماذا يكون تاريخ ما مغلقا؟" },
      answer: {
        fr: "Le calendrier dit pourquoi quand vous vous y arrêtez : fin de semaine, délai dépassé, jour sans édition ou hors de la période ouverte.",
        ar: "يبين التقويم السبب عند التوقف على اليوم: عطلة نهاية الأسبوع أو انقضاء الأجل أو يوم بلا طبعة أو خارج الفترة المفتوحة.",
      },
    },
    {
      id: "papier",
      question: { fr: "Quel est le délai pour le papier ?", ar: "ما هو أجل النشر الورقي؟" },
      answer: {
        fr: "Une date reste ouverte jusqu’à 36 heures avant le début de son jour, à l’heure du journal.",
        ar: "يبقى التاريخ مفتوحا إلى غاية 36 ساعة قبل بداية يومه، بتوقيت الجريدة.",
      },
    },
    {
      id: "plusieurs",
      question: { fr: "Puis-je choisir plusieurs dates ?", ar: "هل يمكنني اختيار عدة تواريخ؟" },
      answer: {
        fr: "Autant que vous voulez. Sur certains supports, une remise s’applique dès la deuxième ; elle apparaît dans le détail du prix.",
        ar: "نعم، ما شئتم. وفي بعض الجرائد يطبق تخفيض ابتداء من التاريخ الثاني ويظهر في تفصيل الثمن.",
      },
    },
    {
      id: "traitement",
      question: { fr: "Quand ma commande est-elle traitée ?", ar: "متى يعالج طلبي؟" },
      answer: {
        fr: "Une commande reçue un jour ouvré avant 11 h, heure du Maroc, est prise en compte le jour même ; un accusé de réception suit sous un jour ouvré.",
        ar: "يؤخذ الطلب الوارد في يوم عمل قبل الحادية عشرة صباحا بتوقيت المغرب بعين الاعتبار في اليوم نفسه، ويصلكم إشعار بالتوصل خلال يوم عمل.",
      },
    },
  ],
};

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
