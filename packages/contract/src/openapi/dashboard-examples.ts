import type { Example } from "./example.ts";

const consumed = { prix_ht: 1240.0, prix_ttc: 1488.0 };

const summary = {
  annee: 2026,
  annees: [2026, 2025],
  solde: { label: "Solde", nombre: 12000.0 },
  count_annonce: { label: "Annonces", nombre: 4 },
  total_commandes: { label: "Commandes", nombre: 5 },
  total_prix_consomme: { label: "Total consommé", nombre: 1488.0, nombre_ht: 1240.0 },
  par_annee: [{ annee: 2026, ...consumed }],
  par_index: [{ index: 3, nbr_annonces: 4, nbr_commandes: 5, ...consumed }],
  statistiques_annonces: [{ id: 1, label: "Annonce au mot", nombre: 4 }],
  count_commande_par_type_1: [{ type_id: 2, label: "Annonce", nombre: 4 }],
  count_factures_par_etat_mois: [{ mois: 3, etat: 1, statutfacture: 1, nombre: 5 }],
  count_annonce_par_status: [{ statut: 2, label: "Validée ou publiée", nombre: 4 }],
  membres_equipe: [
    {
      id: 3,
      firstname: "Hajar",
      lastname: "Lahlou",
      email: "membre@demo.parution.test",
      total_prix_consomme: { total: 1488.0, total_ht: 1240.0, pourcentage: 100 },
    },
  ],
};

const ad = {
  id: 42,
  ref_web: "A00000042",
  slug: "constitution-de-societe",
  titre: "Constitution de société",
  support: { id: 1, libelle: "L'Horizon", slug: "l-horizon", canal_id: 1, prix_fix: 0 },
  statut: 2,
  etat_web: "a-venir",
  statutannonce: { label: "Validée", class_front: "success" },
  prix_ttc: 48.0,
  date_creation: "2026-03-02T09:30:00.000Z",
};

/** Examples of the dashboard. */
export const dashboardExamples: Readonly<Record<string, Example>> = {
  readDashboard: { answer: { data: summary } },
  readDashboardAds: {
    answer: {
      data: [ad],
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
};
