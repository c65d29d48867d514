import type { CatalogueTableName } from "@parution/rules/catalogue";

interface Texts {
  readonly fr: string;
  readonly ar: string;
}

/** Place of a choice in the forms of the portal, whose words are shown in both languages whatever the desk's is. */
export interface ChoicePlace {
  /** Section of the form, or its dialog. */
  readonly section: Texts;
  /** Name of the field. */
  readonly label: Texts;
  /** A list that opens, or cards one under another or side by side. */
  readonly field: "list" | "rows" | "tiles";
  /** Table that the row refers to, where visitors choose from that one. */
  readonly source?: CatalogueTableName;
}

const sections = {
  place: { fr: "Journal et rubrique", ar: "الجريدة والباب" },
  format: { fr: "Format", ar: "القياس" },
  person: { fr: "Vos informations", ar: "معلوماتكم" },
  issues: { fr: "Journal et période", ar: "الجريدة والفترة" },
  delivery: { fr: "Livraison", ar: "التوصيل" },
  subscriptions: { fr: "Abonnements", ar: "الاشتراكات" },
  removal: { fr: "Retirer cette annonce du site ?", ar: "هل تريدون سحب هذا الإعلان من الموقع؟" },
} as const satisfies Record<string, Texts>;

const heading: ChoicePlace = {
  section: sections.place,
  field: "list",
  label: { fr: "Rubrique", ar: "الباب" },
};
const type: ChoicePlace = {
  section: sections.place,
  field: "rows",
  label: { fr: "Type d’annonce", ar: "نوع الإعلان" },
};
const canvas: ChoicePlace = {
  section: sections.format,
  field: "tiles",
  label: { fr: "Gabarit", ar: "القالب" },
};
const copy: ChoicePlace = {
  section: sections.issues,
  field: "tiles",
  label: { fr: "Exemplaire", ar: "النسخة" },
};
const age: ChoicePlace = {
  section: sections.issues,
  field: "rows",
  label: { fr: "Période de parution", ar: "فترة الصدور" },
};
const offer: ChoicePlace = {
  section: sections.subscriptions,
  field: "rows",
  label: { fr: "Offre", ar: "العرض" },
};

/** Tables whose rows visitors choose from. */
export const CHOICE_PLACES: Partial<Readonly<Record<CatalogueTableName, ChoicePlace>>> = {
  supports: { section: sections.place, field: "tiles", label: { fr: "Journal", ar: "الجريدة" } },
  headings: heading,
  soldHeadings: heading,
  subheadings: {
    section: sections.place,
    field: "list",
    label: { fr: "Sous-rubrique", ar: "الباب الفرعي" },
  },
  // The question itself is the name of the field.
  answers: { section: sections.place, field: "list", label: { fr: "Réponse", ar: "الجواب" } },
  adTypes: type,
  products: { ...type, source: "adTypes" },
  canvases: canvas,
  productCanvases: canvas,
  colours: { section: sections.format, field: "tiles", label: { fr: "Couleur", ar: "اللون" } },
  cities: { section: sections.person, field: "list", label: { fr: "Ville", ar: "المدينة" } },
  issues: { section: sections.issues, field: "tiles", label: { fr: "Type", ar: "النوع" } },
  issueCopies: copy,
  soldIssues: copy,
  issueAges: age,
  issuePrices: age,
  deliveries: {
    section: sections.delivery,
    field: "rows",
    label: { fr: "Mode de livraison", ar: "طريقة التسليم" },
  },
  subscriptions: offer,
  soldSubscriptions: offer,
  deactivationReasons: {
    section: sections.removal,
    field: "rows",
    label: { fr: "Motif", ar: "السبب" },
  },
};
