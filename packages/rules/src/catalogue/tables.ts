import { LONGEST_LEAD } from "../calendar/index.ts";
import {
  type CatalogueTable,
  flag,
  heading,
  LABEL,
  LONG,
  labelled,
  labels,
  number,
  price,
  reference,
  sentences,
  slug,
  support,
} from "./columns.ts";

/** Every table, by its name on the wire, which is the name of its sheet too. */
export const CATALOGUE_TABLES = {
  journaux: {
    sql: "supports",
    columns: [
      ...labels,
      {
        ...{ name: "accroche_fr", column: "tagline_fr", kind: "text", most: LABEL },
        ...{ language: "fr", optional: true },
      },
      {
        ...{ name: "accroche_ar", column: "tagline_ar", kind: "text", most: LABEL },
        ...{ language: "ar", optional: true },
      },
      {
        ...{ name: "coupure_lignes", column: "word_break", kind: "choice" },
        values: ["break-all", "break-word"],
      },
      number("delai_heures", "lead_hours", 0, LONGEST_LEAD),
      flag("moderation", "moderated"),
      {
        ...{ name: "preuve_parution", column: "publication_proof", kind: "choice" },
        values: ["printed", "calendar"],
      },
      { ...flag("prix_fixe", "fixed_price"), fixed: true },
    ],
    ordered: true,
    creates: false,
    retires: false,
  },
  rubriques: {
    sql: "headings",
    columns: [...labels, slug],
    ordered: true,
    creates: true,
    retires: true,
    defaults: { is_product: false },
  },
  ventes: {
    sql: "support_headings",
    columns: [support, heading, price("unit_price")],
    namedBy: "rubrique_id",
    unique: ["journal_id", "rubrique_id"],
    creates: true,
    retires: true,
  },
  sous_rubriques: {
    sql: "subheadings",
    columns: [heading, ...labels, slug, flag("secteur", "asks_sector")],
    ordered: { within: "heading_id" },
    creates: true,
    retires: true,
  },
  questions: {
    sql: "options",
    columns: [heading, ...labels],
    ordered: { within: "heading_id" },
    creates: true,
    retires: true,
  },
  reponses: {
    sql: "suboptions",
    columns: [reference("question_id", "option_id", "questions"), ...labels],
    ordered: { within: "option_id" },
    creates: true,
    retires: true,
  },
  types_annonce: { ...labelled("ad_types"), retires: false },
  couleurs: labelled("colours"),
  formats: {
    sql: "canvases",
    columns: [
      ...labels,
      { name: "vente", column: "format", kind: "choice", values: ["L", "M"], fixed: true },
      number("largeur_mm", "width_mm", 1, 1000),
      number("hauteur_mm", "height_mm", 1, 1000),
      number("modules", "modules", 0, 100),
      number("titre_limite", "title_limit", 0, 20_000),
      number("corps_limite", "body_limit", 0, 20_000),
      number("pied_limite", "footer_limit", 0, 20_000),
    ],
    creates: true,
    retires: true,
    defaults: { css_class: "canvas", fixed_price: false },
  },
  produits: {
    sql: "products",
    columns: [
      support,
      heading,
      reference("type_id", "ad_type_id", "types_annonce"),
      { name: "vente", column: "format", kind: "choice", values: ["L", "M"], fixed: true },
      { ...reference("couleur_id", "colour_id", "couleurs"), optional: true },
      // Without a label a product is named by its heading, type and colour.
      ...labels.map((column) => ({ ...column, optional: true }) as const),
    ],
    labelAfter: "journal_id",
    unique: ["journal_id", "rubrique_id", "type_id", "couleur_id"],
    creates: true,
    retires: true,
  },
  produits_formats: {
    sql: "product_canvases",
    columns: [
      reference("produit_id", "product_id", "produits"),
      reference("format_id", "canvas_id", "formats"),
      { ...price("price"), optional: true },
    ],
    namedBy: "format_id",
    unique: ["produit_id", "format_id"],
    creates: true,
    retires: true,
  },
  villes: {
    sql: "cities",
    columns: [reference("pays_id", "country_id", "pays"), ...labels],
    creates: true,
    retires: true,
  },
  pays: { sql: "countries", columns: labels, creates: false, retires: false },
  livraisons: {
    sql: "journal_deliveries",
    columns: [...labels, price("price", 0)],
    ordered: true,
    creates: true,
    retires: true,
  },
  numeros: labelled("journal_types"),
  numeros_options: {
    sql: "journal_subtypes",
    columns: [reference("numero_id", "type_id", "numeros"), ...labels],
    labelAfter: "numero_id",
    ordered: { within: "type_id" },
    creates: true,
    retires: true,
  },
  numeros_ages: {
    sql: "journal_durations",
    columns: [
      ...labels,
      number("jours_min", "nearest_days", 0, 3660),
      number("jours_max", "farthest_days", 0, 3660),
    ],
    ordered: true,
    creates: true,
    retires: true,
  },
  numeros_ventes: {
    sql: "journal_products",
    columns: [support, reference("option_id", "subtype_id", "numeros_options")],
    namedBy: "option_id",
    labelAfter: "journal_id",
    unique: ["journal_id", "option_id"],
    creates: true,
    retires: true,
  },
  numeros_prix: {
    sql: "journal_prices",
    columns: [
      reference("vente_id", "product_id", "numeros_ventes"),
      reference("age_id", "duration_id", "numeros_ages"),
      price("unit_price"),
    ],
    namedBy: "age_id",
    unique: ["vente_id", "age_id"],
    creates: true,
    retires: true,
  },
  abonnements: {
    sql: "subscription_offers",
    columns: [
      {
        ...{ name: "code", column: "code", kind: "text", most: 32, fixed: true },
        pattern: /^[A-Z0-9-]{2,32}$/,
      },
      { name: "titre_fr", column: "title_fr", kind: "text", most: LABEL, language: "fr" },
      { name: "titre_ar", column: "title_ar", kind: "text", most: LABEL, language: "ar" },
      { name: "texte_fr", column: "description_fr", kind: "text", most: LONG, language: "fr" },
      { name: "texte_ar", column: "description_ar", kind: "text", most: LONG, language: "ar" },
      { ...number("mois", "months", 1, 60), fixed: true },
      { ...flag("papier", "on_paper"), fixed: true },
    ],
    ordered: true,
    creates: true,
    retires: true,
  },
  abonnements_ventes: {
    sql: "subscription_prices",
    columns: [support, reference("abonnement_id", "offer_id", "abonnements"), price("price")],
    namedBy: "abonnement_id",
    unique: ["journal_id", "abonnement_id"],
    creates: true,
    retires: true,
  },
  coupons: {
    sql: "coupons",
    columns: [
      {
        ...{ name: "code", column: "code", kind: "text", most: 32, fixed: true },
        pattern: /^[A-Z0-9-]{3,32}$/,
      },
      { ...number("remise", "percent", 1, 100), fixed: true },
      { name: "debut", column: "starts_at", kind: "day" },
      { name: "fin", column: "ends_at", kind: "day", optional: true },
      { ...number("utilisations", "max_uses", 1, 1_000_000), optional: true },
    ],
    creates: true,
    retires: true,
  },
  motifs_arret: labelled("deactivation_reasons"),
  motifs_refus: { ...labelled("refusal_reasons"), columns: sentences },
  motifs_correction: { ...labelled("correction_reasons"), columns: sentences },
} as const satisfies Readonly<Record<string, CatalogueTable>>;

export type CatalogueTableName = keyof typeof CATALOGUE_TABLES;

export const CATALOGUE_NAMES = Object.keys(CATALOGUE_TABLES) as readonly CatalogueTableName[];

/** Description of a table, without what is particular to it. */
export const catalogueTable = (name: CatalogueTableName): CatalogueTable => CATALOGUE_TABLES[name];
