import type { CallAnswer } from "@parution/contract/call";
import type { readCurrentTeam } from "@parution/contract/team";
import type { ListedOrder, OrderPage } from "../listed-order.ts";

/** An order of an unpaid ad. */
const sampleOrder: ListedOrder = {
  id: 299,
  reference: "C00000299",
  support: { id: 1, label: "L'Horizon", slug: "l-horizon", medium: "print", fixedPrice: false },
  type: { kind: "ad", label: "Annonce" },
  status: "unpaid",
  badge: { label: "À payer", variant: "warning" },
  exclTax: 70_00,
  tax: 14_00,
  total: 84_00,
  createdAt: Date.parse("2026-11-20T17:13:00Z"),
  firstDate: "2026-12-03",
  paymentMethod: null,
  invoiceEditable: false,
  actions: ["finalise", "cancel"],
  finaliseRefusal: null,
  payableFromAds: false,
  payableUntil: null,
  ad: {
    id: 299,
    slug: "responsable-logistique",
    reference: "A00000299",
    title: "Responsable logistique disponible",
    dates: ["2026-12-03"],
  },
  journal: null,
  subscription: null,
  userId: 12,
  user: { clientHash: "abc", fullName: "Salma Bennani" },
};

const nothing = {
  ad: null,
  journal: null,
  subscription: null,
  firstDate: null,
  payableUntil: null,
};

const journal: ListedOrder = {
  ...sampleOrder,
  ...nothing,
  id: 297,
  reference: "C00000297",
  type: { kind: "journal", label: "Journaux" },
  status: "paid",
  paymentMethod: "card",
  total: 48_00,
  invoiceEditable: true,
  actions: ["downloadInvoice", "editInvoice"],
  journal: {
    label: "Journal papier · Édition nationale",
    duration: "Moins d’un mois",
    copies: 3,
    unitPrice: 6_00,
    deliveryPrice: 30_00,
    address: "12, rue Ibn Sina, Rabat",
    delivery: { label: "Livraison à domicile" },
    issues: [{ date: "2026-11-12", copies: 3 }],
  },
};

/** One order of every kind, and of most statuses. */
export const sampleOrders: OrderPage = {
  orders: [
    sampleOrder,
    {
      ...sampleOrder,
      id: 298,
      reference: "C00000298",
      finaliseRefusal: "Payez depuis « Mes annonces ».",
      payableFromAds: true,
      ad: sampleOrder.ad && { ...sampleOrder.ad, title: "Terrain à vendre à Settat" },
    },
    journal,
    {
      ...sampleOrder,
      ...nothing,
      id: 296,
      reference: "C00000296",
      type: { kind: "topup", label: "Recharge du solde" },
      status: "topUpAwaiting",
      support: null,
      total: 500_00,
    },
    {
      ...sampleOrder,
      ...nothing,
      id: 295,
      reference: "C00000295",
      type: { kind: "subscription", label: "Abonnement" },
      status: "processing",
      paymentMethod: "onTerm",
      total: 720_00,
      invoiceEditable: true,
      actions: ["editInvoice"],
      subscription: {
        offer: {
          id: 3,
          months: 12,
          title: "Abonnement numérique",
          code: "NUM12",
          description: "L’édition numérique pendant douze mois.",
        },
        address: null,
        phone: null,
      },
    },
    {
      ...sampleOrder,
      id: 293,
      reference: "C00000293",
      status: "paymentPending",
      paymentMethod: "cashPartner",
      payableUntil: Date.parse("2026-12-01T17:00:00Z"),
      actions: ["showCode", "payOtherwise", "cancel"],
    },
    { ...sampleOrder, id: 294, reference: "C00000294", status: "cancelled", actions: [] },
  ],
  info: { current: 1, next: 2, previous: null, message: null, messages: [], total: 12 },
};

/** A list without results of its filter. */
export const noOrders: OrderPage = {
  orders: [],
  info: {
    current: 1,
    next: null,
    previous: null,
    message: "Aucune commande trouvée.",
    messages: [],
    total: 0,
  },
};

/** A team member who places orders for the account. */
export const orderingMember: CallAnswer<typeof readCurrentTeam>[number] = {
  id: 21,
  userId: 21,
  civility: "mrs",
  lastName: "Lahlou",
  firstName: "Hajar",
  phone: "0661000228",
  email: "hajar.lahlou@exemple.ma",
  status: "active",
  businessId: 3,
  clientHash: "def",
  lastSeenAt: Date.parse("2026-11-20T15:42:10Z"),
  jobTitle: "Assistante juridique",
  department: "Juridique",
  cityId: 1,
  otherCity: "",
  address: "27, boulevard Zerktouni, Casablanca",
  photoUrl: null,
  stats: null,
};
