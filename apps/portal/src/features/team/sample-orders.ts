import type { ListedOrder, OrderPage } from "../../shared/orders/listed-order.ts";

const order: ListedOrder = {
  id: 501,
  reference: "C00000501",
  support: { id: 1, label: "L'Horizon", slug: "l-horizon", medium: "print", fixedPrice: false },
  type: { kind: "ad", label: "Annonce" },
  status: "paid",
  badge: { label: "Payée", variant: "success" },
  exclTax: 80_00,
  tax: 16_00,
  total: 96_00,
  createdAt: Date.parse("2026-11-18T10:20:30Z"),
  firstDate: "2026-12-03",
  paymentMethod: "balance",
  invoiceEditable: false,
  actions: ["downloadInvoice"],
  finaliseRefusal: null,
  payableFromAds: false,
  payableUntil: null,
  ad: {
    id: 501,
    slug: "avis-de-convocation",
    reference: "A00000501",
    title: "Avis de convocation",
    dates: ["2026-12-03"],
  },
  journal: null,
  subscription: null,
  userId: 21,
  user: { clientHash: "def", fullName: "Karim Alaoui" },
};

/** A paid ad, an unpaid one, and a cancelled one. */
export const memberOrders: OrderPage = {
  orders: [
    order,
    {
      ...order,
      id: 498,
      reference: "C00000498",
      status: "unpaid",
      paymentMethod: null,
      total: 1_440_00,
    },
    { ...order, id: 477, reference: "C00000477", status: "cancelled", paymentMethod: null },
  ],
  info: { current: 1, next: 2, previous: null, message: null, messages: [], total: 12 },
};

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
