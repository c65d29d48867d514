import { samplePublishedAds } from "../published-ads/testing/sample-published-ads.ts";
import type { Home } from "./directory.tsx";
import type { Menu } from "./use-home.ts";

/** A home page with some of everything, in both languages. */
export const sampleHome: Home = {
  blocks: ["latest", "headings", "newspapers", "steps", "services"],
  announcement: null,
  film: null,
  supports: [
    {
      id: 1,
      label: "L'Horizon",
      slug: "l-horizon",
      medium: "print",
      language: "fr",
      tagline: "Le quotidien national",
      leadHours: 36,
    },
    {
      id: 2,
      label: "الأفق",
      slug: "al-ofoq",
      medium: "print",
      language: "ar",
      tagline: "يومية وطنية باللغة العربية",
      leadHours: 36,
    },
    {
      id: 4,
      label: "Horizon Numérique",
      slug: "horizon-numerique",
      medium: "digital",
      language: "fr",
      tagline: "Vos annonces en ligne, dès demain",
      leadHours: 0,
    },
  ],
  headings: [
    { id: 1, label: "Annonces légales", slug: "annonces-legales", adCount: 34 },
    { id: 4, label: "Appels d’offres", slug: "appels-offres", adCount: 1 },
    { id: 9, label: "Immobilier, ventes", slug: "immobilier-vente", adCount: 0 },
  ],
  publishedAds: [...samplePublishedAds],
  steps: [
    { title: "Choisissez", text: "Le journal, la rubrique et le format de votre annonce." },
    { title: "Composez", text: "L’aperçu et le prix suivent chaque mot." },
    { title: "Datez", text: "Les jours de parution se choisissent sur le calendrier." },
    { title: "Payez", text: "Par carte, en espèces ou par votre solde." },
  ],
};

/** Headings of {@link sampleHome} with some of their subheadings. */
export const sampleMenu: Menu = {
  headings: [
    {
      id: 1,
      label: "Annonces légales",
      slug: "annonces-legales",
      subheadings: [
        { id: 3, label: "Constitutions" },
        { id: 4, label: "Modifications" },
        { id: 5, label: "Cessions de parts" },
        { id: 6, label: "Dissolutions et liquidations" },
      ],
    },
    {
      id: 4,
      label: "Appels d’offres",
      slug: "appels-offres",
      subheadings: [
        { id: 7, label: "Travaux" },
        { id: 8, label: "Fournitures" },
      ],
    },
    {
      id: 9,
      label: "Immobilier, ventes",
      slug: "immobilier-vente",
      subheadings: [
        { id: 21, label: "Appartements" },
        { id: 22, label: "Villas" },
        { id: 23, label: "Terrains" },
      ],
    },
  ],
  account: [],
};
