import type { Messages } from "../platform/http/index.ts";

/** How an order goes, for whoever sees the home page first. */
export const orderSteps: readonly { readonly title: Messages; readonly text: Messages }[] = [
  {
    title: { fr: "Choisissez", ar: "اختاروا" },
    text: {
      fr: "Le journal, la rubrique et le format de votre annonce.",
      ar: "الجريدة والباب وشكل إعلانكم.",
    },
  },
  {
    title: { fr: "Composez", ar: "حرروا" },
    text: {
      fr: "L’aperçu et le prix suivent chaque mot.",
      ar: "تظهر المعاينة والثمن مع كل كلمة.",
    },
  },
  {
    title: { fr: "Datez", ar: "حددوا التواريخ" },
    text: {
      fr: "Les jours ouverts et leurs délais sont sur le calendrier.",
      ar: "يعرض التقويم أيام النشر المتاحة وآجالها.",
    },
  },
  {
    title: { fr: "Payez", ar: "أدوا" },
    text: {
      fr: "Par carte, avec votre solde ou à terme, et suivez la parution.",
      ar: "بالبطاقة أو من رصيدكم أو بالأداء الآجل، وتابعوا النشر.",
    },
  },
];
