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

/** Every table, in the order of its sheets. */
export const CATALOGUE_TABLES = {
  supports: {
    sql: "supports",
    columns: [
      ...labels,
      {
        ...{ name: "taglineFr", column: "tagline_fr", kind: "text", most: LABEL },
        ...{ language: "fr", optional: true },
      },
      {
        ...{ name: "taglineAr", column: "tagline_ar", kind: "text", most: LABEL },
        ...{ language: "ar", optional: true },
      },
      {
        ...{ name: "wordBreak", column: "word_break", kind: "choice" },
        values: ["break-all", "break-word"],
      },
      number("leadHours", "lead_hours", 0, LONGEST_LEAD),
      flag("moderated", "moderated"),
      {
        ...{ name: "publicationProof", column: "publication_proof", kind: "choice" },
        values: ["printed", "calendar"],
      },
      { ...flag("fixedPrice", "fixed_price"), fixed: true },
    ],
    ordered: true,
    creates: false,
    retires: false,
  },
  headings: {
    sql: "headings",
    columns: [...labels, slug],
    ordered: true,
    creates: true,
    retires: true,
    defaults: { is_product: false },
  },
  soldHeadings: {
    sql: "support_headings",
    columns: [support, heading, price("unit_price")],
    namedBy: "headingId",
    unique: ["supportId", "headingId"],
    creates: true,
    retires: true,
  },
  subheadings: {
    sql: "subheadings",
    columns: [heading, ...labels, slug, flag("asksSector", "asks_sector")],
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
  answers: {
    sql: "suboptions",
    columns: [reference("questionId", "option_id", "questions"), ...labels],
    ordered: { within: "option_id" },
    creates: true,
    retires: true,
  },
  adTypes: { ...labelled("ad_types"), retires: false },
  colours: labelled("colours"),
  canvases: {
    sql: "canvases",
    columns: [
      ...labels,
      { name: "format", column: "format", kind: "choice", values: ["L", "M"], fixed: true },
      number("widthMm", "width_mm", 1, 1000),
      number("heightMm", "height_mm", 1, 1000),
      number("modules", "modules", 0, 100),
      number("titleLimit", "title_limit", 0, 20_000),
      number("bodyLimit", "body_limit", 0, 20_000),
      number("footerLimit", "footer_limit", 0, 20_000),
    ],
    creates: true,
    retires: true,
    defaults: { css_class: "canvas", fixed_price: false },
  },
  products: {
    sql: "products",
    columns: [
      support,
      heading,
      reference("typeId", "ad_type_id", "adTypes"),
      { name: "format", column: "format", kind: "choice", values: ["L", "M"], fixed: true },
      { ...reference("colourId", "colour_id", "colours"), optional: true },
      // Without a label a product is named by its heading, type and colour.
      ...labels.map((column) => ({ ...column, optional: true }) as const),
    ],
    labelAfter: "supportId",
    unique: ["supportId", "headingId", "typeId", "colourId"],
    creates: true,
    retires: true,
  },
  productCanvases: {
    sql: "product_canvases",
    columns: [
      reference("productId", "product_id", "products"),
      reference("canvasId", "canvas_id", "canvases"),
      { ...price("price"), optional: true },
    ],
    namedBy: "canvasId",
    unique: ["productId", "canvasId"],
    creates: true,
    retires: true,
  },
  cities: {
    sql: "cities",
    columns: [reference("countryId", "country_id", "countries"), ...labels],
    creates: true,
    retires: true,
  },
  countries: { sql: "countries", columns: labels, creates: false, retires: false },
  deliveries: {
    sql: "journal_deliveries",
    columns: [...labels, price("price", 0)],
    ordered: true,
    creates: true,
    retires: true,
  },
  issues: labelled("journal_types"),
  issueCopies: {
    sql: "journal_subtypes",
    columns: [reference("issueId", "type_id", "issues"), ...labels],
    labelAfter: "issueId",
    ordered: { within: "type_id" },
    creates: true,
    retires: true,
  },
  issueAges: {
    sql: "journal_durations",
    columns: [
      ...labels,
      number("nearestDays", "nearest_days", 0, 3660),
      number("farthestDays", "farthest_days", 0, 3660),
    ],
    ordered: true,
    creates: true,
    retires: true,
  },
  soldIssues: {
    sql: "journal_products",
    columns: [support, reference("copyId", "subtype_id", "issueCopies")],
    namedBy: "copyId",
    labelAfter: "supportId",
    unique: ["supportId", "copyId"],
    creates: true,
    retires: true,
  },
  issuePrices: {
    sql: "journal_prices",
    columns: [
      reference("soldIssueId", "product_id", "soldIssues"),
      reference("ageId", "duration_id", "issueAges"),
      price("unit_price"),
    ],
    namedBy: "ageId",
    unique: ["soldIssueId", "ageId"],
    creates: true,
    retires: true,
  },
  subscriptions: {
    sql: "subscription_offers",
    columns: [
      {
        ...{ name: "code", column: "code", kind: "text", most: 32, fixed: true },
        pattern: /^[A-Z0-9-]{2,32}$/,
      },
      { name: "titleFr", column: "title_fr", kind: "text", most: LABEL, language: "fr" },
      { name: "titleAr", column: "title_ar", kind: "text", most: LABEL, language: "ar" },
      { name: "textFr", column: "description_fr", kind: "text", most: LONG, language: "fr" },
      { name: "textAr", column: "description_ar", kind: "text", most: LONG, language: "ar" },
      { ...number("months", "months", 1, 60), fixed: true },
      { ...flag("onPaper", "on_paper"), fixed: true },
    ],
    ordered: true,
    creates: true,
    retires: true,
  },
  soldSubscriptions: {
    sql: "subscription_prices",
    columns: [support, reference("subscriptionId", "offer_id", "subscriptions"), price("price")],
    namedBy: "subscriptionId",
    unique: ["supportId", "subscriptionId"],
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
      { ...number("percent", "percent", 1, 100), fixed: true },
      { name: "startsOn", column: "starts_at", kind: "day" },
      { name: "endsOn", column: "ends_at", kind: "day", optional: true },
      { ...number("maxUses", "max_uses", 1, 1_000_000), optional: true },
    ],
    creates: true,
    retires: true,
  },
  deactivationReasons: labelled("deactivation_reasons"),
  refusalReasons: { ...labelled("refusal_reasons"), columns: sentences },
  correctionReasons: { ...labelled("correction_reasons"), columns: sentences },
} as const satisfies Readonly<Record<string, CatalogueTable>>;

export type CatalogueTableName = keyof typeof CATALOGUE_TABLES;

export type CatalogueColumnName =
  (typeof CATALOGUE_TABLES)[CatalogueTableName]["columns"][number]["name"];

export const CATALOGUE_NAMES = Object.keys(CATALOGUE_TABLES) as readonly CatalogueTableName[];

/** Description of a table, without what is particular to it. */
export const catalogueTable = (name: CatalogueTableName): CatalogueTable => CATALOGUE_TABLES[name];
