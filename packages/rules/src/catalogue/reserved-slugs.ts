/** Addresses that no newspaper may have: its slug stands where pages and files have their first segment. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...["ads", "api", "ar", "assets", "desk", "dev", "fr", "healthz"],
  // Pages of the portal.
  ...["404", "adresse", "annonce", "annonces", "commande", "commandes-journal"],
  ...["conditions-utilisation", "conditions-ventes", "connexion", "contact", "dashboard"],
  ...["essayer", "faq", "inscription", "mes-annonce", "mes-annonces", "mes-commandes"],
  ...["mes-factures", "mes-forfaits", "modification-annonce", "mon-equipe"],
  ...["mot-de-passe-oublie", "page", "paiement-echoue", "paiement-encours", "paiement-succes"],
  ...["passer-votre-annonce", "passer-votre-annonce-appels-offres", "posted-data-from-maksi"],
  ...["recap-annonce", "securite", "tarifs", "verification"],
]);
