import type { PublishedAdSummary } from "../published-ad-entry.tsx";
import { samplePhoto } from "./sample-photo.ts";

/** A published line ad without a photo. */
export const companyAd: PublishedAdSummary = {
  id: 11,
  slug: "constitution-atlas-primeurs",
  reference: "A00000011",
  title: "Constitution de la société Atlas Primeurs",
  excerpt:
    "Aux termes d’un acte sous seing privé en date du 8 novembre 2026 à Marrakech, il a été établi les statuts d’une société à responsabilité limitée au capital de 100 000 dirhams…",
  heading: "Annonces légales",
  headingSlug: "annonces-legales",
  subheading: "Constitutions",
  type: "Annonce légale",
  city: "Marrakech",
  supportId: 1,
  publishedOn: "2026-11-20",
  language: "fr",
  photo: null,
  photoCount: 0,
};

export const tenderAd: PublishedAdSummary = {
  ...companyAd,
  id: 12,
  slug: "talab-orod",
  reference: "A00000012",
  title: "إعلان عن طلب عروض مفتوح رقم 88/2026",
  excerpt:
    "في يوم 9 دجنبر 2026 على الساعة العاشرة صباحا سيتم فتح الأظرفة المتعلقة بأشغال تهيئة الطرق بجماعة سيدي يحيى.",
  heading: "Appels d’offres",
  headingSlug: "appels-offres",
  subheading: "Travaux",
  city: null,
  supportId: 2,
  language: "ar",
};

export const flatAd: PublishedAdSummary = {
  ...companyAd,
  id: 13,
  slug: "appartement-gauthier",
  reference: "A00000013",
  title: "Appartement lumineux de 96 m², quartier Gauthier",
  excerpt:
    "Quatrième étage avec ascenseur, double exposition, trois chambres, cuisine équipée, balcon filant et place de parking en sous-sol.",
  heading: "Immobilier, ventes",
  headingSlug: "immobilier-vente",
  subheading: "Appartements",
  type: "Annonce à la ligne",
  city: "Casablanca",
  photo: samplePhoto(24),
  photoCount: 5,
};

export const villaAd: PublishedAdSummary = {
  ...flatAd,
  id: 14,
  slug: "villa-souissi",
  title: "Villa avec jardin à Souissi",
  excerpt: "Terrain de 640 m², cinq chambres, trois salles de bains, dépendance pour le gardien.",
  subheading: "Villas",
  city: "Rabat",
  publishedOn: "2026-11-19",
  photo: samplePhoto(205),
  photoCount: 3,
};

/** Published ads of every kind, in both languages. */
export const samplePublishedAds: readonly PublishedAdSummary[] = [
  flatAd,
  companyAd,
  tenderAd,
  villaAd,
];
