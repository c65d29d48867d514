import type { SortKey } from "./sort-rows.ts";
import type { TableColumn } from "./table.types.ts";

/** Sample for stories: one line of a list of orders. */
export interface SampleOrder {
  reference: string;
  title: string;
  /** ISO day. */
  day: string;
  /** Dirhams. */
  price: number;
}

export const sampleOrders: readonly SampleOrder[] = [
  { reference: "AL-4120", title: "Constitution de société", day: "2026-11-24", price: 480 },
  { reference: "AL-4121", title: "Vente d'un fonds de commerce", day: "2026-11-25", price: 1224 },
  { reference: "AL-4122", title: "Perte de documents", day: "2026-11-26", price: 96 },
  { reference: "AL-98", title: "Élection du bureau", day: "2026-10-02", price: 96 },
];

export const arabicOrders: readonly SampleOrder[] = [
  { reference: "AL-4120", title: "تأسيس شركة", day: "2026-11-24", price: 480 },
  { reference: "AL-4121", title: "بيع أصل تجاري", day: "2026-11-25", price: 1224 },
  { reference: "AL-4122", title: "ضياع وثائق", day: "2026-11-26", price: 96 },
];

const titles = ["Constitution de société", "Vente de fonds", "Perte de documents", "Avis d'achat"];

/** A thousand orders in no order of their prices: a step prime to the count visits each once. */
export const thousandOrders: readonly SampleOrder[] = Array.from({ length: 1000 }, (_, index) => ({
  reference: `AL-${4000 + index}`,
  title: titles[index % titles.length] ?? "",
  day: `2026-${String(1 + (index % 12)).padStart(2, "0")}-${String(1 + (index % 28)).padStart(2, "0")}`,
  price: ((index * 389) % 1000) + 20,
}));

/** Sort keys by column. */
export const sortKeys: Record<string, (order: SampleOrder) => SortKey> = {
  reference: ({ reference }) => reference,
  title: ({ title }) => title,
  day: ({ day }) => day,
  price: ({ price }) => price,
};

const dayText = ({ day }: SampleOrder) => day.split("-").reverse().join("/");

const dirhams = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2 });

export const frenchColumns: readonly TableColumn<SampleOrder>[] = [
  {
    id: "reference",
    header: "Référence",
    cell: ({ reference }) => reference,
    rowHeader: true,
    sort: { ascending: "Trié par référence, de A à Z", descending: "Trié par référence, de Z à A" },
  },
  { id: "title", header: "Annonce", cell: ({ title }) => title, width: 2 },
  {
    id: "day",
    header: "Parution",
    cell: dayText,
    sort: {
      ascending: "Trié par parution, la plus ancienne d'abord",
      descending: "Trié par parution, la plus récente d'abord",
      first: "descending",
    },
  },
  {
    id: "price",
    header: "Prix (DH)",
    cell: ({ price }) => dirhams.format(price),
    align: "end",
    sort: {
      ascending: "Trié par prix, le moins cher d'abord",
      descending: "Trié par prix, le plus cher d'abord",
    },
  },
];

export const arabicColumns: readonly TableColumn<SampleOrder>[] = [
  { id: "reference", header: "المرجع", cell: ({ reference }) => reference, rowHeader: true },
  {
    id: "title",
    header: "الإعلان",
    cell: ({ title }) => title,
    sort: { ascending: "مرتب حسب الإعلان، تصاعديا", descending: "مرتب حسب الإعلان، تنازليا" },
  },
  {
    id: "day",
    header: "النشر",
    cell: dayText,
    sort: {
      ascending: "مرتب حسب تاريخ النشر، الأقدم أولا",
      descending: "مرتب حسب تاريخ النشر، الأحدث أولا",
      first: "descending",
    },
  },
  {
    id: "price",
    header: "الثمن (درهم)",
    cell: ({ price }) => dirhams.format(price),
    align: "end",
    sort: {
      ascending: "مرتب حسب الثمن، الأرخص أولا",
      descending: "مرتب حسب الثمن، الأغلى أولا",
    },
  },
];
