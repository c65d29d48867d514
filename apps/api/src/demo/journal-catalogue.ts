import type { Insertable } from "kysely";
import type { Row } from "../newspaper/starter/heading-spec.ts";
import type {
  JournalDeliveryTable,
  JournalDurationTable,
  JournalPriceTable,
  JournalProductTable,
  JournalSubtypeTable,
  JournalTypeTable,
} from "../platform/database/tables/journal.ts";

export const journalTypes: Row<JournalTypeTable>[] = [
  { id: 1, label_fr: "Journal complet", label_ar: "الجريدة كاملة", position: 1 },
  { id: 2, label_fr: "Cahier des annonces", label_ar: "ملحق الإعلانات", position: 2 },
];

export const journalSubtypes: Row<JournalSubtypeTable>[] = [
  { id: 1, type_id: 1, label_fr: "Exemplaire ordinaire", label_ar: "نسخة عادية", position: 1 },
  {
    id: 2,
    type_id: 1,
    label_fr: "Justificatif certifié",
    label_ar: "نسخة إثبات مصادق عليها",
    position: 2,
  },
  { id: 3, type_id: 2, label_fr: "Exemplaire ordinaire", label_ar: "نسخة عادية", position: 1 },
  {
    id: 4,
    type_id: 2,
    label_fr: "Justificatif certifié",
    label_ar: "نسخة إثبات مصادق عليها",
    position: 2,
  },
];

export const journalDurations: Row<JournalDurationTable>[] = [
  {
    id: 1,
    label_fr: "Moins d’un mois",
    label_ar: "أقل من شهر",
    nearest_days: 1,
    farthest_days: 30,
    position: 1,
  },
  {
    id: 2,
    label_fr: "De un à six mois",
    label_ar: "من شهر إلى ستة أشهر",
    nearest_days: 31,
    farthest_days: 182,
    position: 2,
  },
  {
    id: 3,
    label_fr: "De six mois à un an",
    label_ar: "من ستة أشهر إلى سنة",
    nearest_days: 183,
    farthest_days: 365,
    position: 3,
  },
];

export const journalDeliveries: Row<JournalDeliveryTable>[] = [
  {
    id: 1,
    label_fr: "Retrait au siège, Casablanca",
    label_ar: "الاستلام من المقر، الدار البيضاء",
    price: 0,
    position: 1,
  },
  {
    id: 2,
    label_fr: "Livraison à votre adresse",
    label_ar: "التوصيل إلى عنوانكم",
    price: 25_00,
    position: 2,
  },
  {
    id: 3,
    label_fr: "Retrait en agence",
    label_ar: "الاستلام من الوكالة",
    price: 8_00,
    position: 3,
  },
];

/** Products of each support; the business paper has no section of ads. */
const sold: readonly (readonly [supportId: number, subtypeIds: readonly number[]])[] = [
  [1, [1, 2, 3, 4]],
  [2, [1, 2, 3, 4]],
  [3, [1, 2]],
];

export const journalProducts: Row<JournalProductTable>[] = sold
  .flatMap(([support_id, subtypeIds]) =>
    subtypeIds.map((subtype_id) => ({ support_id, subtype_id })),
  )
  .map((product, index) => ({ ...product, id: index + 1 }));

/** L'Horizon, the whole paper, certified. */
export const CERTIFIED_COPY = 2;

/** Centimes a copy of each sub-option, by age, tax excluded. */
const pricesByAge: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [5_00, 10_00, 20_00],
  2: [20_00, 30_00, 45_00],
  3: [3_00, 6_00, 12_00],
  4: [15_00, 25_00, 40_00],
};

export const journalPrices: Insertable<JournalPriceTable>[] = journalProducts.flatMap(
  ({ id, subtype_id }) =>
    (pricesByAge[subtype_id] ?? []).map((unit_price, age) => ({
      product_id: id,
      duration_id: age + 1,
      unit_price,
    })),
);
