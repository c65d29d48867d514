import type { DateRangePickerProps } from "./date-range-picker.tsx";

export const frenchPeriod = {
  label: "Période",
  today: "2026-03-11",
  locale: "fr-MA",
  presets: [
    { label: "7 derniers jours", start: "2026-03-05", end: "2026-03-11" },
    { label: "30 derniers jours", start: "2026-02-10", end: "2026-03-11" },
    { label: "Mois en cours", start: "2026-03-01", end: "2026-03-31" },
    { label: "Mois précédent", start: "2026-02-01", end: "2026-02-28" },
  ],
  labels: {
    calendar: "Choisir une période",
    previousMonth: "Mois précédent",
    nextMonth: "Mois suivant",
    open: "Ouvrir le calendrier",
    clear: "Effacer la période",
    outside: "Choisissez des dates de cette année.",
    unavailable: "Le calendrier n'a pas pu être chargé.",
    retry: "Réessayer",
    start: "Du",
    end: "Au",
    reversed: "La fin vient avant le début.",
    emptyDay: "jj/mm/aaaa",
    presets: "Périodes fréquentes",
  },
} satisfies DateRangePickerProps;

export const arabicPeriod = {
  label: "الفترة",
  today: "2026-03-11",
  locale: "ar-MA",
  presets: [
    { label: "آخر 7 أيام", start: "2026-03-05", end: "2026-03-11" },
    { label: "آخر 30 يوماً", start: "2026-02-10", end: "2026-03-11" },
    { label: "الشهر الجاري", start: "2026-03-01", end: "2026-03-31" },
  ],
  labels: {
    calendar: "اختيار فترة",
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
    open: "فتح التقويم",
    clear: "مسح الفترة",
    outside: "اختر تواريخ من هذه السنة.",
    unavailable: "تعذر تحميل التقويم.",
    retry: "إعادة المحاولة",
    start: "من",
    end: "إلى",
    reversed: "النهاية تسبق البداية.",
    emptyDay: "يوم/شهر/سنة",
    presets: "فترات شائعة",
  },
} satisfies DateRangePickerProps;
