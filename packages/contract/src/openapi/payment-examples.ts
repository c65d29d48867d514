import type { Example } from "./example.ts";

/** Examples of paying an order, and of topping the balance up. */
export const paymentExamples: Readonly<Record<string, Example>> = {
  payOrder: {
    body: { data: { commande_id: 41, methode_paiement_id: 3 }, host: "parution.test" },
    answer: { data: { statut: 2, message: "Votre commande est payée.", redirection: null } },
  },
  readPaymentState: {
    answer: {
      data: {
        id: 41,
        ref: "C00000041",
        type_id: 2,
        statut: 3,
        prix_ttc: 96.0,
        methode_paiement_id: 2,
        tentative: { mode: 2, montant: 96.0, issue: "en_cours" },
        code_especes: {
          code: "482109375519",
          montant: 96.0,
          expire_le: "2026-03-01T17:00:00Z",
          adresse_partenaire: "https://especes.exemple.test/agences",
        },
        apres_bouclage: false,
        maintenant: "2026-02-27T09:30:00Z",
      },
    },
  },
  topUp: {
    body: { data: { hash_client: "b7f1c0de" }, prix: 500.0, support_id: 1, user_id: 2 },
    answer: {
      data: {
        commande_id: 42,
        statut: 8,
        message: "Vous allez être redirigé vers la page de paiement sécurisée.",
        redirection: {
          action: "https://paiement.exemple.test/carte",
          champs: { oid: "C00000042-9f2c", amount: "500.00" },
        },
      },
    },
  },
  applyCoupon: {
    body: { code_coupon: "PRINTEMPS10", commande_id: 41 },
    answer: {
      message: "Remise de 10 % appliquée.",
      status: 200,
      data: { montant_coupon: 10, new_prix_commande: 86.4 },
    },
  },
};
