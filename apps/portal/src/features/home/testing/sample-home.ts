import { sampleNotices } from "../../../shared/notices/testing/sample-notices.ts";
import type { Home } from "../../../shared/support/use-home.ts";

/** A home page with a little of everything, in both languages. */
export const sampleHome: Home = {
  supports: [
    {
      id: 1,
      label: "L'Horizon",
      slug: "l-horizon",
      medium: "print",
      language: "fr",
      tagline: "Le quotidien national",
    },
    {
      id: 2,
      label: "الأفق",
      slug: "al-ofoq",
      medium: "print",
      language: "ar",
      tagline: "يومية وطنية باللغة العربية",
    },
    {
      id: 4,
      label: "Horizon Numérique",
      slug: "horizon-numerique",
      medium: "digital",
      language: "fr",
      tagline: "Vos annonces en ligne, dès demain",
    },
  ],
  headings: [
    { id: 1, label: "Annonces légales", slug: "annonces-legales", adCount: 34 },
    { id: 4, label: "Appels d’offres", slug: "appels-offres", adCount: 1 },
    { id: 9, label: "Immobilier, ventes", slug: "immobilier-vente", adCount: 0 },
  ],
  notices: [...sampleNotices],
  steps: [
    { title: "Choisissez", text: "Le journal, la rubrique et le format de votre annonce." },
    { title: "Composez", text: "L’aperçu et le prix suivent chaque mot." },
    { title: "Datez", text: "Les jours de parution se choisissent sur le calendrier." },
    { title: "Payez", text: "Par carte, en espèces ou par votre solde." },
  ],
};
