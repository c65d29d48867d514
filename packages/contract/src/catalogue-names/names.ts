import {
  CATALOGUE_NAMES,
  type CatalogueColumnName,
  type CatalogueTableName,
} from "@parution/rules/catalogue";

/** Titles of the catalogue's tables: their names on the wire, of their sheets and in the desk's addresses. */
export const TABLE_TITLES = {
  supports: "journaux",
  headings: "rubriques",
  soldHeadings: "ventes",
  subheadings: "sous_rubriques",
  questions: "questions",
  answers: "reponses",
  adTypes: "types_annonce",
  colours: "couleurs",
  canvases: "formats",
  products: "produits",
  productCanvases: "produits_formats",
  cities: "villes",
  countries: "pays",
  deliveries: "livraisons",
  issues: "numeros",
  issueCopies: "numeros_options",
  issueAges: "numeros_ages",
  soldIssues: "numeros_ventes",
  issuePrices: "numeros_prix",
  subscriptions: "abonnements",
  soldSubscriptions: "abonnements_ventes",
  coupons: "coupons",
  deactivationReasons: "motifs_arret",
  refusalReasons: "motifs_refus",
  correctionReasons: "motifs_correction",
} as const satisfies Readonly<Record<CatalogueTableName, string>>;

/** Titles of the columns: their names on the wire and in a sheet. */
const COLUMNS = {
  labelFr: "libelle_fr",
  labelAr: "libelle_ar",
  taglineFr: "accroche_fr",
  taglineAr: "accroche_ar",
  titleFr: "titre_fr",
  titleAr: "titre_ar",
  textFr: "texte_fr",
  textAr: "texte_ar",
  wordBreak: "coupure_lignes",
  moderated: "moderation",
  publicationProof: "preuve_parution",
  leadHours: "delai_heures",
  fixedPrice: "prix_fixe",
  slug: "adresse",
  headingId: "rubrique_id",
  supportId: "journal_id",
  typeId: "type_id",
  colourId: "couleur_id",
  productId: "produit_id",
  canvasId: "format_id",
  issueId: "numero_id",
  copyId: "option_id",
  soldIssueId: "vente_id",
  ageId: "age_id",
  subscriptionId: "abonnement_id",
  questionId: "question_id",
  countryId: "pays_id",
  nearestDays: "jours_min",
  farthestDays: "jours_max",
  onPaper: "papier",
  asksSector: "secteur",
  format: "vente",
  widthMm: "largeur_mm",
  heightMm: "hauteur_mm",
  titleLimit: "titre_limite",
  bodyLimit: "corps_limite",
  footerLimit: "pied_limite",
  price: "prix_ht",
  months: "mois",
  percent: "remise",
  startsOn: "debut",
  endsOn: "fin",
  maxUses: "utilisations",
  modules: "modules",
  code: "code",
} as const satisfies Readonly<Record<CatalogueColumnName, string>>;

/** Columns of {@link COLUMNS}, with those that every sheet may have. */
export const COLUMN_TITLES: Readonly<Record<string, string>> = {
  ...COLUMNS,
  id: "id",
  position: "position",
  retired: "retiree",
};

/** Title of a table. */
export const tableTitle = (name: CatalogueTableName): string => TABLE_TITLES[name];

/** Table of a title; undefined for any other text. */
export const tableTitled = (title: string): CatalogueTableName | undefined =>
  CATALOGUE_NAMES.find((name) => TABLE_TITLES[name] === title);

/** Title of a column; a name that no table has stays as it is. */
export const columnTitle = (name: string): string => titles.get(name) ?? name;

// Maps, since an object has names of its own, such as `valueOf`.
const titles: ReadonlyMap<string, string> = new Map(Object.entries(COLUMN_TITLES));
const columns: ReadonlyMap<string, string> = new Map(
  [...titles].map(([name, title]) => [title, name]),
);

/** Name of the column with a title; undefined for any other text. */
export const columnTitled = (title: string): string | undefined => columns.get(title);
