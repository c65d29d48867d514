import { callOf, type Operation, type OperationField } from "./operations.ts";

/** Fields that name an account or one of its things. */
const OWNED: ReadonlySet<string> = new Set([
  "annonce_id",
  "business_id",
  "commande_id",
  "facture_id",
  "hash_client",
  "ordre_fichiers",
  "ordre_photos",
  "ref_web",
  "user_id",
  "utilisateur",
]);

/** Fields that name shared things. */
const SHARED: ReadonlySet<string> = new Set([
  "abonnement_id",
  "canal_id",
  "canvas_id",
  "couleur_id",
  "livraison_id",
  "methode_paiement_id",
  "motif_id",
  "pays_id",
  "produit_id",
  "ref_an",
  "rubrique_id",
  // A name that the browser made up: nothing is read by it.
  "session_id",
  "sous_rubrique_id",
  "support_id",
  "type_produit_id",
  "ville_id",
]);

/** Operations whose `id` names an owned thing; every other `id` must be declared shared. */
const OWN_ID: ReadonlySet<string> = new Set(["readMyAd", "duplicateAd", "removePasskey"]);
const SHARED_ID: ReadonlySet<string> = new Set([
  "readOptions",
  "readTenderOptions",
  "readProducts",
  "readColours",
  "readJournalOptions",
  "readJournalProducts",
  "readGlobal",
]);

/** Operations that are public for ads online. */
const ABOUT_ONLINE: ReadonlySet<string> = new Set(["contactAdvertiser", "readPublishedAd"]);

/** Calls of the desk are of every account's things; who may make them is tested beside the staff. */
const isOfDesk = (name: string): boolean => callOf.get(name)?.staff !== undefined;

/** Value that looks like an identifier. */
const NAMES_SOMETHING = /(^|_)id$|^(hash|ref|ordre)_|^utilisateur$/;

const nameOf = ({ path }: OperationField) => path.findLast((name) => name !== "[]") ?? "";

/** Fields of an operation that name something of an account's. */
export function ownedFields({ name, fields }: Operation): OperationField[] {
  if (ABOUT_ONLINE.has(name) || isOfDesk(name)) return [];
  return fields.filter((field) =>
    nameOf(field) === "id" ? OWN_ID.has(name) : OWNED.has(nameOf(field)),
  );
}

/** Fields that look like identifiers without a declared owner. */
export function undecidedFields({ name, fields }: Operation): string[] {
  if (ABOUT_ONLINE.has(name) || isOfDesk(name)) return [];
  return fields
    .map(nameOf)
    .filter((field) => NAMES_SOMETHING.test(field))
    .filter((field) => {
      if (field === "id") return !OWN_ID.has(name) && !SHARED_ID.has(name);
      return !OWNED.has(field) && !SHARED.has(field);
    });
}
