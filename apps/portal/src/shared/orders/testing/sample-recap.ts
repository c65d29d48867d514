import type { Recap } from "../use-recap.ts";

/** An unpaid order of a line ad, payable by card or from the balance. */
export const sampleRecap: Recap = {
  id: 299,
  reference: "C00000299",
  support: { id: 1, label: "L'Horizon", slug: "l-horizon", medium: "print", fixedPrice: false },
  type: { kind: "ad", label: "Annonce" },
  status: "unpaid",
  badge: { label: "À payer", variant: "warning" },
  exclTax: 70_00,
  tax: 14_00,
  total: 84_00,
  couponPercent: null,
  createdAt: Date.parse("2026-11-20T18:13:00Z"),
  firstDate: "2026-12-03",
  payableUntil: Date.parse("2026-12-01T17:00:00Z"),
  paymentMethod: null,
  paymentMethods: ["balance", "card"],
  invoiceEditable: false,
  actions: ["finalise", "cancel"],
  finaliseRefusal: null,
  payableFromAds: false,
  balance: 12_000_00,
  freeBalance: 0,
  mayUseCoupon: true,
  mayCancel: true,
  ceiling: { message: null, exceeded: false },
  clientHash: "abc",
  ad: {
    id: 299,
    slug: "responsable-logistique",
    mayEdit: true,
    reference: "A00000299",
    title: "Responsable logistique disponible",
    type: "Annonce classée",
    heading: "Demandes d’emploi",
    printedHeading: "Demandes d’emploi",
    subheading: "Cadres",
    options: [{ label: "Type de contrat", value: "CDI" }],
    sector: null,
    tenderReference: null,
    format: "line",
    layout: null,
    lines: 3,
    paperContent: {
      kind: "plain",
      text: "Responsable logistique, 14 ans d’expérience en import-export, étudie toute proposition.",
    },
    webContent: null,
    publishOnWeb: false,
    canvas: null,
    colour: null,
    photos: [],
    files: [
      {
        id: 9,
        name: "curriculum-vitae.pdf",
        mediaType: "application/pdf",
        size: 84_120,
        url: "/ads/annonces/fichier/9",
      },
    ],
    anonymous: false,
    city: "El Jadida",
    dates: ["2026-12-03"],
  },
  journal: null,
  subscription: null,
};

/** An order of past issues, to be delivered. */
export const journalRecap: Recap = {
  ...sampleRecap,
  type: { kind: "journal", label: "Journaux" },
  firstDate: null,
  payableUntil: null,
  ad: null,
  journal: {
    label: "Journal papier · Édition nationale",
    duration: "Moins d’un mois",
    copies: 5,
    unitPrice: 12_00,
    deliveryPrice: 24_00,
    address: "12, rue Ibn Sina, Rabat",
    delivery: { label: "Livraison à domicile" },
    issues: [
      { date: "2026-11-12", copies: 2 },
      { date: "2026-11-13", copies: 3 },
    ],
  },
};

/** An order of a subscription. */
export const subscriptionRecap: Recap = {
  ...sampleRecap,
  type: { kind: "subscription", label: "Abonnement" },
  firstDate: null,
  payableUntil: null,
  ad: null,
  subscription: {
    offer: {
      id: 3,
      months: 12,
      title: "Abonnement numérique",
      code: "NUM12",
      description: "L’édition numérique pendant douze mois, dès 6 heures du matin.",
    },
    address: null,
    phone: null,
  },
};

/** An unpaid top-up, payable by card. */
export const topUpRecap: Recap = {
  ...sampleRecap,
  type: { kind: "topup", label: "Recharge du solde" },
  status: "topUpAwaiting",
  badge: { label: "Recharge à payer", variant: "warning" },
  support: null,
  firstDate: null,
  payableUntil: null,
  paymentMethods: ["card"],
  mayUseCoupon: false,
  ad: null,
};
