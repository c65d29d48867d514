import { samplePublishedAds } from "../../shared/published-ads/testing/sample-published-ads.ts";
import type { Listing } from "./listing.data.ts";

const info = {
  current: 1,
  next: 2,
  previous: null,
  message: null,
  messages: [],
  total: 34,
};

/** The first page of a heading, in both languages, with and without photos. */
export const sampleListing: Listing = {
  publishedAds: [...samplePublishedAds],
  info,
  heading: { id: 9, label: "Immobilier, ventes", slug: "immobilier-vente" },
  choices: {
    subheadings: [
      { id: 21, label: "Appartements" },
      { id: 22, label: "Villas" },
      { id: 23, label: "Terrains" },
    ],
    types: [
      { id: 1, label: "Annonce à la ligne" },
      { id: 2, label: "Annonce modulaire" },
    ],
    cities: [
      { id: 1, label: "Casablanca" },
      { id: 2, label: "Rabat" },
    ],
  },
  supports: [
    { id: 1, label: "L'Horizon", slug: "l-horizon", count: 22 },
    { id: 4, label: "Horizon Numérique", slug: "horizon-numerique", count: 12 },
    { id: 2, label: "الأفق", slug: "al-ofoq", count: 0 },
  ],
};

/** Villas in Rabat: one. */
export const narrowedListing: Listing = {
  ...sampleListing,
  publishedAds: samplePublishedAds.filter(({ city }) => city === "Rabat"),
  info: { ...info, next: null, total: 1 },
};

export const emptyListing: Listing = {
  ...sampleListing,
  publishedAds: [],
  info: {
    ...info,
    next: null,
    total: 0,
    message: "Aucune annonce ne correspond à votre recherche.",
    messages: ["Aucune annonce ne correspond à votre recherche."],
  },
  supports: sampleListing.supports.map((support) => ({ ...support, count: 0 })),
};

/** Listing with nothing in the newspaper of the address, and two published ads in another. */
export const elsewhereListing: Listing = {
  ...emptyListing,
  supports: emptyListing.supports.map((support) =>
    support.slug === "horizon-numerique" ? { ...support, count: 2 } : support,
  ),
};
