import type { Chapter } from "../chapter.ts";

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
