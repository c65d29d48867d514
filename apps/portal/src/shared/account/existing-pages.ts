/** Pages of the account that this portal has: an entry that leads nowhere is not shown. */
export const existingPages: ReadonlySet<string> = new Set([
  "/passer-votre-annonce",
  "/passer-votre-annonce-appels-offres",
  "/dashboard",
  "/mes-annonces",
  "/mes-commandes",
  "/commandes-journal",
  "/mes-factures",
  "/mes-forfaits",
  "/mon-equipe",
]);
