import type { CallAnswer } from "@parution/contract/call";
import type { readJournalOptions, readJournalProducts } from "@parution/contract/journal";
import type { JournalValues } from "./journal-values.ts";
import { catalogueOf } from "./offer.ts";

/** Monday 23 November 2026, in the publisher's zone. */
export const sampleClock = { now: Date.parse("2026-11-23T08:00:00Z"), zone: "Africa/Lagos" };

export const sampleOptions: CallAnswer<typeof readJournalOptions> = {
  supports: [
    { id: 1, label: "L'Horizon", slug: "l-horizon" },
    { id: 2, label: "الأفق", slug: "al-ofoq" },
  ],
  selectedSupportId: 1,
  types: [
    {
      id: 1,
      label: "Journal complet",
      subtypes: [
        { id: 1, label: "Exemplaire ordinaire" },
        { id: 2, label: "Justificatif certifié" },
      ],
    },
    { id: 2, label: "Cahier des annonces", subtypes: [{ id: 3, label: "Exemplaire ordinaire" }] },
  ],
  deliveries: [
    { id: 1, label: "Retrait au siège, Casablanca", price: 0 },
    { id: 2, label: "Livraison à votre adresse", price: 25_00 },
  ],
};

const recent = { id: 1, label: "Moins d’un mois", nearestDays: 1, farthestDays: 30 };
const older = { id: 2, label: "De un à six mois", nearestDays: 31, farthestDays: 182 };

export const sampleProducts: CallAnswer<typeof readJournalProducts> = {
  products: [
    {
      id: 1,
      typeId: 1,
      subtypeId: 1,
      durations: [
        { ...recent, unitPrice: 5_00 },
        { ...older, unitPrice: 10_00 },
      ],
    },
    { id: 2, typeId: 1, subtypeId: 2, durations: [{ ...recent, unitPrice: 20_00 }] },
    { id: 3, typeId: 2, subtypeId: 3, durations: [{ ...recent, unitPrice: 3_00 }] },
  ],
  weekend: { saturdaysFrom: null, sundaysFrom: null, special: [] },
  closures: [{ date: "2026-11-18", reason: "Fête de l’Indépendance" }],
};

export const sampleCatalogue = catalogueOf(sampleOptions, sampleProducts);

/** A whole order. */
export const sampleValues: JournalValues = {
  supportId: 1,
  typeId: 1,
  subtypeId: 1,
  durationId: 1,
  issues: [
    { date: "2026-11-10", copies: 2 },
    { date: "2026-11-12", copies: 1 },
  ],
  deliveryId: 2,
  address: "14, rue Ibn Batouta, Casablanca",
  phone: "0661000114",
  legalName: "Atlas SARL",
  termsAccepted: true,
};
