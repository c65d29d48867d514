import type { Example } from "./example.ts";

const journalOrder = {
  support_id: 1,
  produit_id: 1,
  duree: 1,
  date_journal: [{ date: "26/02/2026", qte: 2 }],
  livraison_id: 2,
  adresse: "14, rue Ibn Batouta, Casablanca",
  telephone: "0661000114",
  raison_social: "Atlas Conseil SARL",
  is_forfait: 0,
  condition_vente: 1,
  prix_ttc: 42.0,
};

const placedIssues = {
  data: {
    commande_id: 42,
    user_a_terme: 0,
    message: "Votre commande est enregistrée.",
    prix_ttc: 42.0,
  },
};

const journalOptions = {
  supports: [{ id: 1, label: "L'Horizon", slug: "l-horizon" }],
  support_selectionne: 1,
  types: [
    {
      value: 1,
      label: "Journal complet",
      option: { soustypes: [{ value: 1, label: "Exemplaire ordinaire" }] },
    },
  ],
  livraisons: [{ id: 2, label: "Livraison à l’adresse de votre choix", prix: 25.0 }],
};

const journalProducts = {
  weekend: { samedis_des: null, dimanches_des: null, editions_speciales: [] },
  produits: [
    {
      id: 1,
      rubrique_id: 1,
      type_produit_id: 1,
      durees: [
        {
          id: 1,
          label: "Moins d’un mois",
          prix_unitaire: 5.0,
          nbr_jours_debut: 1,
          nbr_jours_fin: 30,
        },
      ],
    },
  ],
  fermetures: [{ date: "11/01/2026", motif: "Manifeste de l’Indépendance" }],
};

const subscriptionOffer = {
  id: 2,
  code_produit: "NUM-12",
  titre_produit: "Numérique, un an",
  description_fr: "Le journal en ligne dès 6 h, et cinq ans d’archives.",
  nbr_mois: 12,
  papier: 0,
  support: { id: 1, libelle: "L'Horizon", slug: "l-horizon" },
  prix_ht: 500.0,
  prix_tva: 100.0,
  prix_ttc: 600.0,
};

/** Examples of issues and subscriptions. */
export const journalExamples: Readonly<Record<string, Example>> = {
  readJournalOptions: { answer: { data: journalOptions } },
  readJournalProducts: { answer: { data: journalProducts } },
  readJournalPackage: {
    body: { produit_id: 2 },
    answer: { data: { id: 1, libelle: "Forfait justificatifs", produit_id: 2, prix: 18.0 } },
  },
  placeJournal: { body: journalOrder, answer: placedIssues },
  placeJournalUnderConvention: { body: journalOrder, answer: placedIssues },
  readSubscriptionOffers: { answer: { data: [subscriptionOffer] } },
  placeSubscription: {
    body: {
      abonnement_id: 3,
      support_id: 1,
      adresse: "14, rue Ibn Batouta, Casablanca",
      telephone: "0661000228",
    },
    answer: placedIssues,
  },
};
