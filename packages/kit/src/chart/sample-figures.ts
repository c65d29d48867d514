import type { ChartLabels, ChartSeries } from "./chart.types.ts";
import { monthsFrom } from "./months.ts";

/** Sample for stories: a year of a newspaper's ads. */
export const frenchYear = monthsFrom("2026-01", 12, "fr-FR");
export const arabicYear = monthsFrom("2026-01", 12, "ar-MA");

export const legal: ChartSeries = {
  id: "legal",
  label: "Annonces légales",
  values: [1240, 980, 1610, 1480, 2050, 1920, 860, 430, 1730, 2210, 1980, 1350],
};
export const property: ChartSeries = {
  id: "property",
  label: "Immobilier",
  values: [640, 720, 810, 905, 760, 980, 1120, 1260, 840, 690, 570, 610],
};
export const jobs: ChartSeries = {
  id: "jobs",
  label: "Emploi",
  values: [320, 410, 380, 290, 350, 300, 180, 90, 520, 480, 440, 260],
};
export const tenders: ChartSeries = {
  id: "tenders",
  label: "Appels d'offres",
  values: [210, 260, 330, 300, 410, 280, 120, 60, 290, 350, 400, 380],
};
export const various: ChartSeries = {
  id: "various",
  label: "Avis divers",
  values: [90, 120, 150, 110, 160, 140, 80, 70, 130, 170, 150, 100],
};

export const arabicSeries: readonly ChartSeries[] = [
  { ...legal, label: "إعلانات قانونية" },
  { ...property, label: "عقار" },
];

export const frenchLabels: ChartLabels = {
  category: "Mois",
  value: "Montant (Dhs TTC)",
  table: "Tableau",
  missing: "inconnu",
};
export const arabicLabels: ChartLabels = {
  category: "الشهر",
  value: "المبلغ (درهم)",
  table: "جدول",
  missing: "غير معروف",
};

const french = new Intl.NumberFormat("fr-FR");
const arabic = new Intl.NumberFormat("ar-MA");

export const dirhams = (value: number) => `${french.format(value)} Dhs`;
export const arabicDirhams = (value: number) => `${arabic.format(value)} درهم`;
export const plainFigure = (value: number) => french.format(value);
export const plainArabicFigure = (value: number) => arabic.format(value);

/** Values that no server should send. */
export const nonsense: readonly ChartSeries[] = [
  {
    id: "broken",
    label: "بيع fonds de commerce في Fès ".repeat(20),
    values: [Number.NaN, Number.POSITIVE_INFINITY, -1200, null, undefined, 1e300, 0.001, 400],
  },
  { id: "missing", label: "", values: [] },
];
