import type { Example } from "./example.ts";

const onlyPage = {
  current: 1,
  next_page: null,
  previous_page: null,
  message: null,
  messages: [],
  total: 1,
};

const invoice = {
  id: 19,
  commande_id: 41,
  n_facture: "F2026-000019",
  statutfacture: { id: 0, label: "À payer", class_front: "warning" },
  etat: 1,
  codeX3: "FAC2026000019",
  refPapier: "A00000057",
  format: "L",
  statutcommande: { label: "En cours de traitement", class_front: "info" },
  date_creation: "27/02/2026",
  date_echeance: "28/04/2026",
  en_retard: 0,
  modifier_facture: 1,
  montant_ttc: 96.0,
  commande: { prix_ttc: 96.0, support_id: 1, supportfacture: { label: "L'Horizon" } },
};

const heldPackage = {
  id: 3,
  type: "annonce",
  libelle: "Forfait recrutement",
  prix: 12.0,
  date_creation: "2026-01-05T09:00:00.000Z",
  produit: { label: "Offres d’emploi, texte au kilomètre" },
  statut: { id: 1, libelle: "Actif", class_front: "success" },
  date_debut: "05/01/2026",
  date_fin: null,
};

/** Examples of invoices, and of packages, which accounts that are not on term have in their place. */
export const invoiceExamples: Readonly<Record<string, Example>> = {
  readMyInvoices: {
    answer: { data: [invoice], encours: { montant: 96.0, en_retard: 0.0 }, info: onlyPage },
  },
  readMyPackages: {
    answer: { data: [heldPackage], info: onlyPage, message: null, messages: [] },
  },
};
