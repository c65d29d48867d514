import { samplePhoto } from "../../shared/published-ads/testing/sample-photo.ts";
import {
  samplePublishedAds,
  tenderAd,
  villaAd,
} from "../../shared/published-ads/testing/sample-published-ads.ts";
import type { PublishedAd } from "./published-ad.data.ts";

/** A flat with photos, as a line ad. */
export const samplePublishedAd: PublishedAd = {
  id: 13,
  slug: "appartement-gauthier",
  reference: "A00000013",
  title: "Appartement lumineux de 96 m², quartier Gauthier",
  excerpt: "Quatrième étage avec ascenseur, double exposition, trois chambres.",
  webContent:
    "Au quatrième étage avec ascenseur, appartement de 96 m² en double exposition : séjour traversant, trois chambres, cuisine équipée, balcon filant.\n\nPlace de parking en sous-sol. Titre foncier. Libre de suite.",
  paperContent: {
    kind: "plain",
    text: "CASABLANCA GAUTHIER\nAppartement 96 m², 4e étage, ascenseur, 3 chambres, parking, titré.\nTél. 0522 00 41 20",
  },
  format: "line",
  layout: null,
  canvas: null,
  support: { id: 1, label: "L'Horizon", slug: "l-horizon", medium: "print", fixedPrice: false },
  heading: { id: 9, label: "Immobilier, ventes", slug: "immobilier-vente" },
  printedHeading: "Immobilier, ventes",
  subheading: { id: 21, label: "Appartements" },
  type: "Annonce à la ligne",
  city: "Casablanca",
  options: [
    { label: "Pièces", value: "4" },
    { label: "Titre foncier", value: "Oui" },
  ],
  dates: ["2026-11-20", "2026-11-24"],
  publishedOn: "2026-11-20",
  language: "fr",
  photos: [24, 60, 140, 205, 280].map(samplePhoto),
  advertiser: { name: "Agence immobilière Corniche" },
  similar: [villaAd, ...samplePublishedAds.filter(({ photo }) => photo === null)],
};

/** A modular tender of an Arabic newspaper, with a confidential advertiser. */
export const confidentialAd: PublishedAd = {
  ...samplePublishedAd,
  id: 12,
  slug: "talab-orod",
  reference: "A00000012",
  title: "إعلان عن طلب عروض مفتوح رقم 88/2026",
  excerpt: tenderAd.excerpt,
  webContent: `${tenderAd.excerpt}\n\nيمكن سحب ملف طلب العروض من مكتب الصفقات أو تحميله من بوابة الصفقات العمومية. الهاتف: 0537 00 88 26`,
  paperContent: {
    kind: "sections",
    title: "إعلان عن طلب عروض مفتوح رقم 88/2026",
    body: tenderAd.excerpt,
    footer: "جماعة سيدي يحيى",
  },
  format: "modular",
  layout: "modular",
  canvas: { width: 104, height: 74 },
  support: { id: 2, label: "الأفق", slug: "al-ofoq", medium: "print", fixedPrice: false },
  heading: { id: 4, label: "طلبات العروض", slug: "appels-offres" },
  subheading: { id: 7, label: "أشغال" },
  type: "إعلان مؤطر",
  city: null,
  options: [],
  language: "ar",
  photos: [],
  advertiser: null,
  similar: [],
};
