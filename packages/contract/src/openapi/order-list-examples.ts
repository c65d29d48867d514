import type { Example } from "./example.ts";

const listedOrder = {
  id: 41,
  ref: "C00000041",
  support: { id: 1, libelle: "L'Horizon", slug: "l-horizon", canal_id: 1, prix_fix: 0 },
  type: { type_id: 2, label: "Annonce" },
  statut: 2,
  statutcommande: { label: "Payée", class_front: "success" },
  prix_ht: 80.0,
  prix_tva: 16.0,
  prix_ttc: 96.0,
  date_creation: "2026-02-27T09:30:00.000Z",
  date_publication_min: "03/03/2026",
  methode_paiement_id: 3,
  modifier_facture: 1,
  actions: ["telecharger_facture", "modifier_facture"],
  refus_finalisation: null,
  payable_depuis_annonces: 0,
  limite_paiement: null,
  annonce: {
    id: 57,
    slug: "avis-de-convocation",
    ref_web: "A00000057",
    titre: "Avis de convocation",
    dates_parution: ["03/03/2026", "04/03/2026"],
  },
  commandejournal: null,
  abonnement: null,
  utilisateur: 2,
  user: { hash_client: "b7f1c0de", full_name: "Karim Tahiri" },
};

const invoiceDetails = {
  raison_social: "Atlas Conseil SARL",
  adresse_facture: "14, rue Ibn Batouta, Casablanca",
  ice: "000152733000067",
  bon_commande: "BC-2026/114",
};

/** Examples of the list of orders, and of whom their invoices name. */
export const orderListExamples: Readonly<Record<string, Example>> = {
  readMyOrders: {
    answer: {
      data: [listedOrder],
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
  readInvoiceDetails: {
    answer: {
      data: {
        ...invoiceDetails,
        modification: { par: "Karim Tahiri", date: "2026-02-28T10:15:00.000Z" },
      },
    },
  },
  editInvoiceDetails: {
    body: invoiceDetails,
    answer: { data: { message: "La facture est modifiée." } },
  },
};
