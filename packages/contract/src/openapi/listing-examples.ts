import type { Example } from "./example.ts";

const photo = {
  url: "/ads/annonces/photo/9/1280/960",
  moyenne: "/ads/annonces/photo/9/320/240",
  vignette: "/ads/annonces/photo/9/100/100",
};

const excerpt = "Appartement de 92 m², deux chambres, terrasse plein sud.";

const shown = {
  id: 57,
  slug: "appartement-a-gueliz",
  ref_web: "A00000057",
  titre: "Appartement à Guéliz",
  extrait: excerpt,
  type_annonce: "Annonce à la ligne",
  ville: "Marrakech",
  date_publication: "03/03/2026",
  langue: "fr",
};

const summary = {
  ...shown,
  rubrique: "Immobilier",
  slug_rubrique: "immobilier",
  sous_rubrique: "Vente d’appartements",
  support_id: 1,
  photo,
  nbr_photos: 1,
};

const support = { id: 1, libelle: "L’Horizon", slug: "l-horizon", canal_id: 1, prix_fix: 0 };

const publishedAd = {
  ...shown,
  contenu_web: excerpt,
  contenu_papier: "GUELIZ APPT 92 M2\nDEUX CHAMBRES TERRASSE",
  format: "L",
  value_modulaire: null,
  canvas: null,
  support,
  rubrique: { id: 3, label: "Immobilier", slug: "immobilier" },
  rubrique_journal: "Immobilier",
  sousrubrique: { id: 31, label: "Vente d’appartements" },
  optionsannonce: [{ label: "Meublé", value: "Non" }],
  dates_parution: ["03/03/2026"],
  photos: [photo],
  user: { full_name: "Salma Bennani" },
  similaires: [{ ...summary, id: 58, photo: null, nbr_photos: 0 }],
};

const rated = { prix_ttc: 24.0, prix_forfait: null };

const rates = {
  support,
  prix_forfait: 480.0,
  forfait_nbr_lignes: 25,
  forfait_dates_parution: 2,
  tarifs_forfaitaires: [{ min_ligne: 25, max_ligne: null, code_config: "PF_L", remise: null }],
  rubriques: [
    {
      id: 3,
      label: "Immobilier",
      slug: "immobilier",
      remise: 10,
      types: [
        {
          id: 1,
          label: "Annonce à la ligne",
          format: "L",
          unite: rated,
          exemples: [{ nbr_lignes: 4, nbr_dates: 1, code_config: null, prix_ttc: 96.0 }],
          canvases: [],
        },
      ],
    },
  ],
};

const colours = {
  brand: "#306066",
  "brand-hover": "#1f4b50",
  "brand-pressed": "#0f383c",
  "on-brand": "#ffffff",
  "brand-soft": "#e8f3f4",
  "on-brand-soft": "#1d4348",
  heading: "#306066",
  link: "#306066",
};

/** Examples of visitors' calls. */
export const listingExamples: Readonly<Record<string, Example>> = {
  listPublishedAds: {
    answer: {
      data: [summary],
      info: {
        current: 1,
        next_page: null,
        previous_page: null,
        message: null,
        messages: [],
        total: 1,
      },
      rubrique: { id: 3, label: "Immobilier", slug: "immobilier" },
      filtres: {
        sous_rubriques: [{ id: 31, label: "Vente d’appartements" }],
        types: [{ id: 1, label: "Annonce à la ligne" }],
        villes: [{ id: 4, label: "Marrakech" }],
      },
      supports: [{ id: 1, label: "L’Horizon", slug: "l-horizon", nombre: 1 }],
    },
  },
  readPublishedAd: { answer: { data: publishedAd } },
  contactAdvertiser: {
    body: {
      annonce_id: 57,
      email: "visiteur@exemple.test",
      objet: "Visite",
      message: "Bonjour, l’appartement est-il toujours disponible ?",
      telephone: "+212 661 00 00 00",
    },
    answer: { data: { message: "Votre message est transmis à l’annonceur." } },
  },
  readGlobal: {
    answer: {
      data: {
        id: 1,
        libelle: "L’Horizon",
        slug: "l-horizon",
        canal_id: 1,
        langue: "fr",
        accroche: "Le quotidien",
        editeur: {
          raison_sociale: "Parution Éditions",
          adresse: "88, boulevard Mohammed VI, Casablanca",
          telephone: "0522 00 00 88",
        },
      },
    },
  },
  readRates: { answer: { data: rates } },
  readTheme: {
    body: { support_id: 1 },
    answer: { data: { support_id: 1, couleurs: { clair: colours, sombre: colours } } },
  },
};
