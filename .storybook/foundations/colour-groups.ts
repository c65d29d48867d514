import type { GuideText } from "../docs/guide.tsx";

/** Groups of colour names, and their use. */
export interface ColourGroup {
  readonly title: GuideText;
  readonly note: GuideText;
  /** A line of swatches each. */
  readonly rows: readonly (readonly string[])[];
}

const tones = ["info", "success", "warning", "danger", "neutral"] as const;

/** Every semantic colour, as the page shows them. */
export const colourGroups: readonly ColourGroup[] = [
  {
    title: { en: "Grounds", fr: "Fonds" },
    note: {
      en: "From the page up: a surface on it, something raised above it, something sunken into it.",
      fr: "De bas en haut : la page, une surface, ce qui est élevé, ce qui est creusé.",
    },
    rows: [["page", "surface", "raised", "sunken", "scrim"]],
  },
  {
    title: { en: "Text", fr: "Texte" },
    note: { en: "Legible on all four grounds.", fr: "Lisible sur les quatre fonds." },
    rows: [["fg", "fg-muted", "heading", "link"]],
  },
  {
    title: { en: "Brand", fr: "Marque" },
    note: {
      en: "The one accent: the newspaper's own colour wherever it is legible as it is.",
      fr: "L'unique accent : la couleur du journal, partout où elle est lisible telle quelle.",
    },
    rows: [
      ["brand", "brand-hover", "brand-pressed", "on-brand"],
      ["brand-soft", "on-brand-soft"],
    ],
  },
  {
    title: { en: "Lines and focus", fr: "Filets et focus" },
    note: {
      en: "A hairline parts; a strong line is the edge of a control. Focus stands out from every ground.",
      fr: "Un filet sépare ; un trait fort borde une commande. Le focus ressort sur tout fond.",
    },
    rows: [["line", "line-strong", "focus"]],
  },
  {
    title: { en: "Tones", fr: "Tons" },
    note: {
      en: "Never alone: an icon and words say the same.",
      fr: "Jamais seuls : une icône et des mots disent la même chose.",
    },
    rows: [
      ...tones.map((tone) => [
        tone,
        `on-${tone}`,
        `${tone}-soft`,
        `on-${tone}-soft`,
        `${tone}-line`,
      ]),
      ["danger-fill", "on-danger-fill"],
    ],
  },
  {
    title: { en: "The newspaper's page", fr: "La page du journal" },
    note: { en: "Under the ad canvas only.", fr: "Sous la maquette de l'annonce seulement." },
    rows: [["paper", "paper-ink", "paper-muted", "paper-rule"]],
  },
  {
    title: { en: "States", fr: "États" },
    note: {
      en: "Designed, and legible: neither is an opacity.",
      fr: "Dessinés, et lisibles : aucun n'est une opacité.",
    },
    rows: [["disabled", "on-disabled", "blocked", "on-blocked"]],
  },
  {
    title: { en: "Line ring", fr: "Anneau des lignes" },
    note: { en: "How full the ad is.", fr: "Le remplissage de l'annonce." },
    rows: [["ring-track", "ring-ok", "ring-near", "ring-over"]],
  },
];

/** The names of all colours shown. */
export const shownColours: readonly string[] = colourGroups.flatMap(({ rows }) => rows.flat());
