import type { CityTable, CountryTable } from "../../platform/database/tables/catalogue.ts";
import type { Row } from "./heading-spec.ts";

const MOROCCO = 1;

export const countries: readonly Row<CountryTable>[] = [
  { id: MOROCCO, code: "MA", label_fr: "Maroc", label_ar: "المغرب" },
  { id: 2, code: "FR", label_fr: "France", label_ar: "فرنسا" },
  { id: 3, code: "ES", label_fr: "Espagne", label_ar: "إسبانيا" },
  { id: 4, code: "BE", label_fr: "Belgique", label_ar: "بلجيكا" },
  { id: 5, code: "NL", label_fr: "Pays-Bas", label_ar: "هولندا" },
  { id: 6, code: "DE", label_fr: "Allemagne", label_ar: "ألمانيا" },
  { id: 7, code: "IT", label_fr: "Italie", label_ar: "إيطاليا" },
  { id: 8, code: "GB", label_fr: "Royaume-Uni", label_ar: "المملكة المتحدة" },
  { id: 9, code: "CA", label_fr: "Canada", label_ar: "كندا" },
  { id: 10, code: "US", label_fr: "États-Unis", label_ar: "الولايات المتحدة" },
  { id: 11, code: "TN", label_fr: "Tunisie", label_ar: "تونس" },
  { id: 12, code: "SN", label_fr: "Sénégal", label_ar: "السنغال" },
  { id: 13, code: "CI", label_fr: "Côte d’Ivoire", label_ar: "كوت ديفوار" },
  { id: 14, code: "AE", label_fr: "Émirats arabes unis", label_ar: "الإمارات العربية المتحدة" },
  { id: 15, code: "SA", label_fr: "Arabie saoudite", label_ar: "المملكة العربية السعودية" },
];

const moroccan: readonly (readonly [fr: string, ar: string])[] = [
  ["Casablanca", "الدار البيضاء"],
  ["Rabat", "الرباط"],
  ["Tanger", "طنجة"],
  ["Agadir", "أكادير"],
  ["Marrakech", "مراكش"],
  ["Fès", "فاس"],
  ["Meknès", "مكناس"],
  ["Oujda", "وجدة"],
  ["Kénitra", "القنيطرة"],
  ["Tétouan", "تطوان"],
  ["Salé", "سلا"],
  ["Témara", "تمارة"],
  ["Safi", "آسفي"],
  ["Mohammédia", "المحمدية"],
  ["El Jadida", "الجديدة"],
  ["Khouribga", "خريبكة"],
  ["Béni Mellal", "بني ملال"],
  ["Nador", "الناظور"],
  ["Taza", "تازة"],
  ["Settat", "سطات"],
  ["Berrechid", "برشيد"],
  ["Khémisset", "الخميسات"],
  ["Larache", "العرائش"],
  ["Guelmim", "كلميم"],
  ["Laâyoune", "العيون"],
  ["Dakhla", "الداخلة"],
  ["Errachidia", "الرشيدية"],
  ["Ouarzazate", "ورزازات"],
  ["Essaouira", "الصويرة"],
  ["Al Hoceïma", "الحسيمة"],
];

export const cities: readonly Row<CityTable>[] = moroccan.map(([label_fr, label_ar], index) => ({
  id: index + 1,
  country_id: MOROCCO,
  label_fr,
  label_ar,
}));
