import type { DateRangePickerLabels, IsoDate } from "@parution/kit/date-range-picker";
import type { FilterBarLabels } from "@parution/kit/filter-bar";
import type { PagerLabels } from "@parution/kit/pager";
import type { PresetLabels } from "./period-presets";

export type ListLanguage = "fr" | "ar";

/** Words of the list: edit them, or add a language to the record. */
export interface ListLabels {
  title: string;
  /** Name of the filters as a landmark. */
  search: string;
  period: string;
  /** `between` words a period, of which a side may be open. */
  range: DateRangePickerLabels & {
    between: (start: string | null, end: string | null) => string;
  };
  presets: PresetLabels;
  status: string;
  everyStatus: string;
  statuses: Readonly<Record<"unpaid" | "awaiting" | "validated" | "online" | "cancelled", string>>;
  filters: FilterBarLabels;
  count: (total: number) => string;
  columns: Readonly<Record<"ad" | "reference" | "day" | "status" | "price", string>>;
  /** Title where there are no ads at all, and where none matches the filters. */
  empty: string;
  noMatch: string;
  failed: string;
  failedAdvice: string;
  retry: string;
  pending: string;
  /** Name of the navigation between pages. */
  pages: string;
  pager: PagerLabels;
  position: (page: number, pages: number) => string;
}

export const listLabels: Readonly<Record<ListLanguage, ListLabels>> = {
  fr: {
    title: "Mes annonces",
    search: "Filtrer mes annonces",
    period: "Parution",
    range: {
      between: (start, end) => {
        if (start === null) return `Jusqu'au ${end}`;
        return end === null ? `À partir du ${start}` : `Du ${start} au ${end}`;
      },
      calendar: "Choisir une période",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant",
      open: "Ouvrir le calendrier",
      clear: "Effacer la période",
      outside: "Cette date n'est pas proposée.",
      unavailable: "Le calendrier n'a pas pu être chargé.",
      retry: "Réessayer",
      start: "Du",
      end: "Au",
      reversed: "La fin vient avant le début.",
      emptyDay: "jj/mm/aaaa",
      presets: "Périodes fréquentes",
    },
    presets: {
      lastWeek: "7 derniers jours",
      lastMonth: "30 derniers jours",
      thisMonth: "Mois en cours",
      previousMonth: "Mois dernier",
      thisYear: "Année en cours",
    },
    status: "Statut",
    everyStatus: "Tous",
    statuses: {
      unpaid: "À payer",
      awaiting: "En attente de validation",
      validated: "Validée",
      online: "Publiée",
      cancelled: "Annulée",
    },
    filters: {
      toggle: (count) => (count === 0 ? "Filtrer" : `Filtrer (${count})`),
      active: "Filtres en place",
      remove: "Retirer le filtre",
      clear: "Tout effacer",
    },
    count: (total) => `${total} annonce${total > 1 ? "s" : ""}`,
    columns: {
      ad: "Annonce",
      reference: "Référence",
      day: "Parution",
      status: "Statut",
      price: "Prix TTC",
    },
    empty: "Vous n'avez pas encore d'annonce.",
    noMatch: "Aucune annonce ne correspond à ces filtres.",
    failed: "La liste n'a pas pu être chargée.",
    failedAdvice: "Vérifiez votre connexion, puis réessayez.",
    retry: "Réessayer",
    pending: "Chargement",
    pages: "Pages de mes annonces",
    pager: { previous: "Précédent", next: "Suivant" },
    position: (page, pages) => `Page ${page} sur ${pages}`,
  },
  ar: {
    title: "إعلاناتي",
    search: "تصفية إعلاناتي",
    period: "النشر",
    range: {
      between: (start, end) => {
        if (start === null) return `إلى غاية ${end}`;
        return end === null ? `ابتداء من ${start}` : `من ${start} إلى ${end}`;
      },
      calendar: "اختيار فترة",
      previousMonth: "الشهر السابق",
      nextMonth: "الشهر التالي",
      open: "فتح التقويم",
      clear: "مسح الفترة",
      outside: "هذا التاريخ غير متاح.",
      unavailable: "تعذر تحميل التقويم.",
      retry: "إعادة المحاولة",
      start: "من",
      end: "إلى",
      reversed: "النهاية تسبق البداية.",
      emptyDay: "يوم/شهر/سنة",
      presets: "فترات شائعة",
    },
    presets: {
      lastWeek: "آخر 7 أيام",
      lastMonth: "آخر 30 يوما",
      thisMonth: "الشهر الجاري",
      previousMonth: "الشهر الماضي",
      thisYear: "السنة الجارية",
    },
    status: "الحالة",
    everyStatus: "الكل",
    statuses: {
      unpaid: "في انتظار الأداء",
      awaiting: "في انتظار المصادقة",
      validated: "مصادق عليه",
      online: "منشور",
      cancelled: "ملغى",
    },
    filters: {
      toggle: (count) => (count === 0 ? "تصفية" : `تصفية (${count})`),
      active: "المرشحات المطبقة",
      remove: "إزالة المرشح",
      clear: "مسح الكل",
    },
    count: (total) => `عدد الإعلانات: ${total}`,
    columns: {
      ad: "الإعلان",
      reference: "المرجع",
      day: "النشر",
      status: "الحالة",
      price: "الثمن مع الضريبة",
    },
    empty: "ليست لديكم إعلانات بعد.",
    noMatch: "لا يوجد إعلان يوافق هذه المرشحات.",
    failed: "تعذر تحميل القائمة.",
    failedAdvice: "تحققوا من الاتصال ثم أعيدوا المحاولة.",
    retry: "إعادة المحاولة",
    pending: "جار التحميل",
    pages: "صفحات إعلاناتي",
    pager: { previous: "السابق", next: "التالي" },
    position: (page, pages) => `الصفحة ${page} من ${pages}`,
  },
};

/** Formats of days and sums of centimes. */
export function listFormats(language: ListLanguage) {
  const locale = { fr: "fr-FR", ar: "ar-MA" }[language];
  const unit = { fr: "DH", ar: "درهم" }[language];
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    locale,
    money: (centimes: number) => `${amount.format(centimes / 100)}\u00a0${unit}`,
    day: (iso: IsoDate) => day.format(Date.parse(iso)),
  };
}
