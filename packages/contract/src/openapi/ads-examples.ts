import type { Example } from "./example.ts";

const actionableAd = {
  id: 57,
  commande_id: 41,
  ref_web: "A00000057",
  slug: "avis-de-convocation",
  titre: "Avis de convocation",
  statut: 2,
  statutannonce: { label: "Validée", class_front: "success" },
  publie: 1,
  date_publication_min: "03/03/2026",
  methode_paiement_id: 3,
  reactiver_desactiver_annonce: 2,
  telecharger_pdf: 1,
  telecharger_pdf_dates: ["03/03/2026"],
  actions: ["details", "dupliquer", "desactiver", "attestation", "pdf"],
  motif_refus: null,
  a_corriger: null,
  refus_finalisation: null,
  limite_paiement: null,
};

const support = { id: 1, libelle: "L'Horizon", slug: "l-horizon", canal_id: 1, prix_fix: 0 };

const common = {
  ...actionableAd,
  support,
  prix_ttc: 96.0,
  date_creation: "2026-02-27T09:30:00.000Z",
  dates_parution: ["03/03/2026", "04/03/2026"],
};

const listedAd = {
  ...common,
  rubrique: "Annonces légales",
  publieannonce: { message: "En ligne", class: "success" },
  dates_publication: ["03/03/2026"],
  utilisateur: 2,
};

const ad = {
  ...common,
  contenu_papier: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
  contenu_web: "Avis de convocation à l’assemblée générale.",
  html: "<p>SOCIETE ATLAS NEGOCE SARL<br>Avis de convocation</p>",
  value_modulaire: null,
  publie_annonce: 1,
  type_annonce: "Annonce à la ligne",
  ville: "Casablanca",
  photos: ["/ads/annonces/photo/9"],
  url_complet: "https://parution.test/fr/annonce/annonces-legales/avis-de-convocation/57",
  user: { full_name: "Salma Bennani", photo: null },
  canvas: null,
  rubrique: { id: 1, label: "Annonces légales" },
  rubrique_journal: "Annonces légales",
  sousrubrique: { id: 1, label: "Constitution de société" },
  produit: {
    format: "L",
    prix_unitaire: 20.0,
    label: "Annonce à la ligne",
    typeproduit: "Annonce à la ligne",
    titre_produit: "Annonce à la ligne",
  },
  non_parutions: [
    {
      date: "03/03/2026",
      choix_jusqu_a: "2026-03-03T09:00:00Z",
      adresse_choix: "https://parution.test/ads/parution-manquee/fr/Qm9uam91cg",
    },
  ],
  optionsannonce: [],
};

/** Examples of one's own ads. */
export const adsExamples: Readonly<Record<string, Example>> = {
  readMyAds: {
    answer: {
      data: [listedAd],
      info: {
        current: 1,
        next_page: null,
        previous_page: null,
        message: null,
        messages: [],
        total: 1,
      },
    },
  },
  readMyAd: { answer: { data: ad } },
  cancelAd: {
    body: { annonce_id: 57 },
    answer: { data: { message: "Votre annonce est annulée." } },
  },
  duplicateAd: {
    body: { id: 57 },
    answer: {
      data: { annonce_id: 58, commande_id: 42, message: "Votre annonce est dupliquée." },
    },
  },
  switchAd: {
    body: { utilisateur: 2, action: "desactiver", annonce_id: 57, motif_id: 1 },
    answer: { data: { message: "Votre annonce n’est plus en ligne." } },
  },
  readDeactivationReasons: {
    answer: { data: [{ id: 1, label: "L’affaire est conclue" }] },
  },
};
