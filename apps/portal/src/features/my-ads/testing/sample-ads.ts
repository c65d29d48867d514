import type { MyAd, MyAds } from "../api/use-my-ads.ts";

const ad: MyAd = {
  id: 299,
  orderId: 299,
  reference: "A00000299",
  slug: "responsable-logistique",
  title: "Responsable logistique disponible",
  support: { id: 1, label: "L'Horizon", slug: "l-horizon", medium: "print", fixedPrice: false },
  heading: "Demandes d’emploi",
  status: "unpaid",
  badge: { label: "À payer", look: "warning" },
  online: false,
  onlineBadge: { label: "Hors ligne", look: "neutral" },
  total: 84_00,
  dates: ["2026-12-03", "2026-12-04"],
  publishedDates: [],
  createdAt: Date.parse("2026-11-20T10:00:00Z"),
  firstDate: "2026-12-03",
  paymentMethod: null,
  switch: "none",
  hasPdf: false,
  pdfDates: [],
  userId: 12,
};

/** An ad that can still be paid, one whose date has passed, and two that live on. */
export const sampleAds: MyAds = {
  ads: [
    ad,
    {
      ...ad,
      id: 298,
      orderId: 298,
      reference: "A00000298",
      title: "Terrain à vendre à Settat",
      dates: ["2026-11-22"],
      firstDate: "2026-11-22",
    },
    {
      ...ad,
      id: 297,
      orderId: 297,
      reference: "A00000297",
      title: "بلاغ صحفي لشركة اللوكوس",
      support: { ...ad.support, id: 2, label: "الأفق", slug: "al-ofoq" },
      status: "validated",
      online: true,
      paymentMethod: "card",
      total: 1_440_00,
    },
    { ...ad, id: 296, orderId: 296, reference: null, status: "cancelled" },
  ],
  info: { current: 1, next: 2, previous: null, message: null, messages: [], total: 12 },
};

export const noAds: MyAds = {
  ads: [],
  info: {
    current: 1,
    next: null,
    previous: null,
    message: "Aucune annonce ne correspond.",
    messages: [],
    total: 0,
  },
};
