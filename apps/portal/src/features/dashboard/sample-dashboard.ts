import type { CallAnswer } from "@parution/contract/call";
import type { readDashboardAds } from "@parution/contract/dashboard";
import type { Dashboard } from "./dashboard.data.ts";

const sales = [1240, 980, 1610, 1480, 2050, 1920, 860, 430, 1730, 2210, 1980, 0];

/** Consumption in dirhams, tax excluded. */
const consumed = (dirhams: number) => ({ exclTax: dirhams * 100, inclTax: dirhams * 120 });

/** A year of a parent account. */
export const sampleDashboard: Dashboard = {
  year: 2026,
  years: [2026, 2025, 2024],
  balance: { label: "Solde", number: 12_000_00 },
  adCount: { label: "Annonces", number: 48 },
  orderCount: { label: "Commandes", number: 57 },
  consumed: { label: "Total consommé", number: 19_788_00, exclTax: 16_490_00 },
  perYear: [
    { year: 2024, ...consumed(9_200) },
    { year: 2025, ...consumed(14_350) },
    { year: 2026, ...consumed(16_490) },
  ],
  perMonth: sales.map((dirhams, index) => ({
    month: index + 1,
    ads: Math.round(dirhams / 400),
    orders: Math.round(dirhams / 330),
    ...consumed(dirhams),
  })),
  adsByType: [
    { id: 1, label: "Annonce à la ligne", count: 31 },
    { id: 2, label: "Annonce modulaire", count: 17 },
  ],
  ordersByKind: [
    { kind: "ad", label: "Annonce", count: 48 },
    { kind: "journal", label: "Journaux", count: 6 },
    { kind: "topup", label: "Recharge du solde", count: 3 },
  ],
  invoicesByMonth: [
    { month: 3, kind: "invoice", status: "settled", count: 9 },
    { month: 10, kind: "invoice", status: "settled", count: 7 },
    { month: 11, kind: "invoice", status: "toSettle", count: 5 },
    { month: 11, kind: "credit_note", status: "settled", count: 1 },
  ],
  adsByStatus: [
    { status: "validated", label: "Validée", count: 30 },
    { status: "archived", label: "Archivée", count: 12 },
    { status: "unpaid", label: "À payer", count: 6 },
  ],
  members: [
    {
      id: 12,
      firstName: "Salma",
      lastName: "Alaoui",
      email: "salma@exemple.ma",
      consumed: { total: 13_192_00, exclTax: 10_993_33, share: 66.67 },
    },
    {
      id: 13,
      firstName: "Omar",
      lastName: "El Fassi",
      email: "omar@exemple.ma",
      consumed: { total: 6_596_00, exclTax: 5_496_67, share: 33.33 },
    },
  ],
};

/** A year without orders. */
export const emptyDashboard: Dashboard = {
  ...sampleDashboard,
  adCount: { label: "Annonces", number: 0 },
  orderCount: { label: "Commandes", number: 0 },
  consumed: { label: "Total consommé", number: 0, exclTax: 0 },
  perYear: [],
  perMonth: sales.map((_, index) => ({ month: index + 1, ads: 0, orders: 0, ...consumed(0) })),
  adsByType: [],
  ordersByKind: [],
  invoicesByMonth: [],
  adsByStatus: [],
  members: [],
};

type Ads = CallAnswer<typeof readDashboardAds>;

const ad: Ads["ads"][number] = {
  id: 299,
  reference: "A00000299",
  slug: "responsable-logistique",
  title: "Responsable logistique disponible",
  support: { id: 1, label: "L'Horizon", slug: "l-horizon", medium: "print", fixedPrice: false },
  status: "validated",
  webState: "online",
  badge: { label: "Publiée", variant: "success" },
  total: 84_00,
  createdAt: Date.parse("2026-11-20T10:00:00Z"),
};

export const sampleDashboardAds: Ads = {
  ads: [
    ad,
    {
      ...ad,
      id: 298,
      slug: "terrain-a-settat",
      title: "Terrain à vendre à Settat",
      status: "unpaid",
      webState: "planned",
    },
  ],
  info: { current: 1, next: 2, previous: null, message: null, messages: [], total: 12 },
};

export const noDashboardAds: Ads = {
  ads: [],
  info: {
    current: 1,
    next: null,
    previous: null,
    message: "Aucune annonce trouvée.",
    messages: ["Aucune annonce trouvée."],
    total: 0,
  },
};
