import type { Home } from "../api/use-home.ts";

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
  notices: [
    {
      id: 11,
      slug: "constitution",
      title: "Constitution de la société Atlas Primeurs",
      excerpt: "Aux termes d’un acte sous seing privé en date du 8 novembre 2026 à Marrakech…",
      heading: "Annonces légales",
      headingSlug: "annonces-legales",
      city: "Marrakech",
      supportId: 1,
      publishedOn: "2026-11-20",
      language: "fr",
    },
    {
      id: 12,
      slug: "talab-3orod",
      title: "إعلان عن طلب عروض مفتوح رقم 88/2026",
      excerpt:
        "في يوم 9 دجنبر 2026 على الساعة العاشرة صباحا سيتم فتح الأظرفة المتعلقة بأشغال تهيئة الطرق.",
      heading: "Appels d’offres",
      headingSlug: "appels-offres",
      city: null,
      supportId: 2,
      publishedOn: "2026-11-20",
      language: "ar",
    },
  ],
  steps: [
    { title: "Choisissez", text: "Le journal, la rubrique et le format de votre annonce." },
    { title: "Composez", text: "L’aperçu et le prix suivent chaque mot." },
  ],
};
