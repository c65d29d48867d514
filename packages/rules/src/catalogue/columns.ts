/** Column of a catalogue table: by `name` in the program, by `column` in the database. */
export interface CatalogueColumn {
  readonly name: string;
  readonly column: string;
  readonly kind: "text" | "count" | "price" | "flag" | "choice" | "day" | "reference";
  /** May be left empty. */
  readonly optional?: true;
  /** Set when the row is made, never changed. */
  readonly fixed?: true;
  /** Bounds of a number, or of a text's length; centimes of a price. */
  readonly least?: number;
  readonly most?: number;
  readonly pattern?: RegExp;
  /** Language of a text that visitors read. */
  readonly language?: "fr" | "ar";
  /** Values of a choice. */
  readonly values?: readonly string[];
  /** Table of a reference. */
  readonly of?: string;
}

/** One kind of what the newspaper offers (docs/domain/catalogue.md#tables). */
export interface CatalogueTable {
  /** Table of the database. */
  readonly sql: string;
  readonly columns: readonly CatalogueColumn[];
  /** Rows have an order of their own, among those of the same parent where there is one. */
  readonly ordered?: true | { readonly within: string };
  /** False: rows are changed, and made elsewhere. */
  readonly creates: boolean;
  /** False: the program needs every row. */
  readonly retires: boolean;
  /** Column of the reference whose row names this one, where it has no label of its own. */
  readonly namedBy?: string;
  /** Column of the reference whose label stands before that of a row. */
  readonly labelAfter?: string;
  /** Columns that no two rows share all. */
  readonly unique?: readonly string[];
  /** Values of a new row that no one chooses. */
  readonly defaults?: Readonly<Record<string, boolean | number | string>>;
}

export const LABEL = 120;
export const LONG = 500;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const labels = [
  { name: "labelFr", column: "label_fr", kind: "text", most: LABEL, language: "fr" },
  { name: "labelAr", column: "label_ar", kind: "text", most: LABEL, language: "ar" },
] as const satisfies readonly CatalogueColumn[];

/** Reasons as advertisers read them in their letters. */
export const sentences = [
  { name: "textFr", column: "label_fr", kind: "text", most: LONG, language: "fr" },
  { name: "textAr", column: "label_ar", kind: "text", most: LONG, language: "ar" },
] as const satisfies readonly CatalogueColumn[];

export const slug = {
  name: "slug",
  column: "slug",
  kind: "text",
  most: 80,
  pattern: SLUG,
  fixed: true,
} as const satisfies CatalogueColumn;

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

export const reference = <const Name extends string>(name: Name, column: string, of: string) =>
  ({ name, column, kind: "reference", of, fixed: true }) as const satisfies CatalogueColumn;

export const number = <const Name extends string>(
  name: Name,
  column: string,
  least: number,
  most: number,
) => ({ name, column, kind: "count", least, most }) as const satisfies CatalogueColumn;

export const flag = <const Name extends string>(name: Name, column: string) =>
  ({ name, column, kind: "flag" }) as const satisfies CatalogueColumn;

export const heading = reference("headingId", "heading_id", "headings");
export const support = reference("supportId", "support_id", "supports");

/** First price of what is sold; those of rows that exist change by rate cards alone. */
export const price = (column: string, least = 1) =>
  ({
    name: "price",
    column,
    kind: "price",
    least,
    most: 100_000_000,
    fixed: true,
  }) as const satisfies CatalogueColumn;

/** A list of labels in an order of its own. */
export const labelled = (sql: string) =>
  ({ sql, columns: labels, ordered: true, creates: true, retires: true }) as const;
