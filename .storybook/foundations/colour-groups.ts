/** Groups of colour names, and their use. */
export interface ColourGroup {
  readonly title: string;
  readonly note: string;
  /** A line of swatches each. */
  readonly rows: readonly (readonly string[])[];
}

const tones = ["info", "success", "warning", "danger", "neutral"] as const;

/** Every semantic colour, as the page shows them. */
export const colourGroups: readonly ColourGroup[] = [
  {
    title: "Grounds",
    note: "From the page up: a surface on it, something raised above it, something sunken into it.",
    rows: [["page", "surface", "raised", "sunken", "scrim"]],
  },
  {
    title: "Text",
    note: "Legible on all four grounds.",
    rows: [["fg", "fg-muted", "heading", "link"]],
  },
  {
    title: "Brand",
    note: "The one accent: the newspaper's own colour wherever it is legible as it is.",
    rows: [
      ["brand", "brand-hover", "brand-pressed", "on-brand"],
      ["brand-soft", "on-brand-soft"],
    ],
  },
  {
    title: "Lines and focus",
    note: "A hairline parts; a strong line is the edge of a control. Focus stands out from every ground.",
    rows: [["line", "line-strong", "focus"]],
  },
  {
    title: "Tones",
    note: "Never alone: an icon and words say the same.",
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
    title: "The newspaper's page",
    note: "Under the ad canvas only.",
    rows: [["paper", "paper-ink", "paper-muted", "paper-rule"]],
  },
  {
    title: "States",
    note: "Designed, and legible: neither is an opacity.",
    rows: [["disabled", "on-disabled", "blocked", "on-blocked"]],
  },
  {
    title: "Line ring",
    note: "How full the ad is.",
    rows: [["ring-track", "ring-ok", "ring-near", "ring-over"]],
  },
];

/** The names of all colours shown. */
export const shownColours: readonly string[] = colourGroups.flatMap(({ rows }) => rows.flat());
