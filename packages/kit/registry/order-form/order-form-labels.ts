import type { AdCanvasLabels } from "@parution/kit/ad-canvas";
import type { PriceSummaryLabels } from "@parution/kit/price-summary";
import type { PublicationCalendarLabels } from "@parution/kit/publication-calendar";

export type OrderLanguage = "fr" | "ar";

/** Words of the order form: edit them, or add a language to the record. */
export interface OrderLabels {
  title: string;
  newspaper: string;
  heading: string;
  /** First, empty choice of a list. */
  choose: string;
  text: string;
  calendar: PublicationCalendarLabels;
  /** Name of the printed column. */
  preview: string;
  canvas: AdCanvasLabels;
  /** Name of the ring, and its figures in words. */
  ring: string;
  lines: (lines: number, limit: number) => string;
  price: PriceSummaryLabels & {
    title: string;
    calculation: (lines: number, issues: number, line: string) => string;
    tax: string;
    total: string;
    order: string;
    /** Stands in place of `order` while the server is asked. */
    ordering: string;
  };
  errors: {
    title: (count: number) => string;
    /** The tone of a refusal in a word. */
    tone: string;
    newspaper: string;
    heading: string;
    text: string;
    tooLong: (excess: number) => string;
    days: string;
    /** Shown where the server cannot be reached. */
    failed: string;
  };
}

export const orderLabels: Readonly<Record<OrderLanguage, OrderLabels>> = {
  fr: {
    title: "Passer une annonce",
    newspaper: "Journal",
    heading: "Rubrique",
    choose: "Choisissez",
    text: "Texte de l'annonce",
    calendar: {
      calendar: "Dates de parution",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant",
      outside: "Ce numéro n'est pas ouvert à la commande.",
      chosen: (count) =>
        count === 0 ? "Aucune date choisie" : `${count} date${count > 1 ? "s" : ""} de parution`,
      remove: (day) => `Retirer le ${day}`,
      clear: "Tout retirer",
    },
    preview: "Votre annonce à paraître",
    canvas: {
      empty: "Votre texte paraîtra ici.",
      zoomIn: "Agrandir l'aperçu",
      zoomOut: "Réduire l'aperçu",
      zoomLevel: (percent) => `${percent} %`,
      overflow: "Hors du cadre",
      overLimit: (count) => `${count} de trop`,
      millimetres: (length) => `${length} mm`,
      shrunk: (percent) => `lettres à ${percent} %`,
    },
    ring: "Lignes de l'annonce",
    lines: (lines, limit) => `${lines} ligne${lines > 1 ? "s" : ""} sur ${limit}`,
    price: {
      title: "Prix",
      calculation: (lines, issues, line) =>
        `${lines} lignes × ${issues} parution${issues > 1 ? "s" : ""} × ${line}`,
      tax: "TVA 20 %",
      total: "Total TTC",
      order: "Commander",
      ordering: "Envoi en cours",
      pending: "Calcul en cours",
      stale: "Prix à mettre à jour",
      unavailable: "Écrivez le texte et choisissez une date : le prix s'affiche ici.",
    },
    errors: {
      title: (count) => (count > 1 ? `${count} réponses à revoir` : "Une réponse à revoir"),
      tone: "Erreur",
      newspaper: "Choisissez un journal.",
      heading: "Choisissez une rubrique.",
      text: "Écrivez le texte de l'annonce.",
      tooLong: (excess) =>
        `Raccourcissez le texte de ${excess} ligne${excess > 1 ? "s" : ""} au moins.`,
      days: "Choisissez au moins une date de parution.",
      failed: "La commande n'a pas pu être envoyée. Réessayez dans un instant.",
    },
  },
  ar: {
    title: "طلب إعلان",
    newspaper: "الجريدة",
    heading: "الباب",
    choose: "اختاروا",
    text: "نص الإعلان",
    calendar: {
      calendar: "تواريخ النشر",
      previousMonth: "الشهر السابق",
      nextMonth: "الشهر التالي",
      outside: "هذا العدد غير مفتوح للطلب.",
      chosen: (count) => (count === 0 ? "لم يتم اختيار أي تاريخ" : `عدد تواريخ النشر: ${count}`),
      remove: (day) => `إزالة ${day}`,
      clear: "إزالة الكل",
    },
    preview: "إعلانكم كما سينشر",
    canvas: {
      empty: "سيظهر نصكم هنا.",
      zoomIn: "تكبير المعاينة",
      zoomOut: "تصغير المعاينة",
      zoomLevel: (percent) => `${percent} %`,
      overflow: "خارج الإطار",
      overLimit: (count) => `حروف زائدة: ${count}`,
      millimetres: (length) => `${length} مم`,
      shrunk: (percent) => `صغرت الحروف إلى ${percent} %`,
    },
    ring: "أسطر الإعلان",
    lines: (lines, limit) => `عدد الأسطر: ${lines} من ${limit}`,
    price: {
      title: "الثمن",
      calculation: (lines, issues, line) => `الأسطر: ${lines} × الأعداد: ${issues} × ${line}`,
      tax: "الضريبة على القيمة المضافة 20 %",
      total: "المجموع مع الضريبة",
      order: "تأكيد الطلب",
      ordering: "جار الإرسال",
      pending: "جار الحساب",
      stale: "ثمن يراجع",
      unavailable: "اكتبوا النص واختاروا تاريخا: يظهر الثمن هنا.",
    },
    errors: {
      title: (count) => `أجوبة تراجع: ${count}`,
      tone: "خطأ",
      newspaper: "اختاروا جريدة.",
      heading: "اختاروا بابا.",
      text: "اكتبوا نص الإعلان.",
      tooLong: (excess) => `اختصروا النص. عدد الأسطر الزائدة: ${excess}`,
      days: "اختاروا تاريخ نشر واحدا على الأقل.",
      failed: "تعذر إرسال الطلب. أعيدوا المحاولة بعد لحظات.",
    },
  },
};

/** Languages with the region whose dates and numbers they are written with. */
export const orderLocales: Readonly<Record<OrderLanguage, string>> = { fr: "fr-FR", ar: "ar-MA" };

/** Writes a sum of centimes. */
export function orderMoney(language: OrderLanguage): (centimes: number) => string {
  const amount = new Intl.NumberFormat(orderLocales[language], { minimumFractionDigits: 2 });
  const unit = { fr: "DH", ar: "درهم" }[language];
  return (centimes) => `${amount.format(centimes / 100)}\u00a0${unit}`;
}
