/** Two colours that a component shows one on the other, and the WCAG 2.2 AA ratio they need. */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  /** 4.5 for text (success criterion 1.4.3), 3 for graphics and control edges (1.4.11). */
  readonly minimum: 3 | 4.5;
}

const grounds = ["page", "surface", "raised", "sunken"] as const;
const tones = ["info", "success", "warning", "danger", "neutral"] as const;
const ringLevels = ["ring-ok", "ring-near", "ring-over"] as const;

function pairs(
  minimum: ContrastPair["minimum"],
  foregrounds: readonly string[],
  backgrounds: readonly string[],
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );
}

/** Every pair that components may use; a pair that is not here needs a line here first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, ["fg", "fg-muted", "heading", "link", "brand", ...tones], grounds),
  ...pairs(4.5, ["on-brand"], ["brand", "brand-hover", "brand-pressed"]),
  ...pairs(4.5, ["on-brand-soft", "fg", "link", "heading"], ["brand-soft"]),
  ...tones.flatMap((tone) => [
    ...pairs(4.5, [`on-${tone}`], [tone]),
    ...pairs(4.5, [`on-${tone}-soft`, "fg"], [`${tone}-soft`]),
  ]),
  ...pairs(4.5, ["on-danger-fill"], ["danger-fill"]),
  ...pairs(4.5, ["paper-ink", "paper-muted", "danger"], ["paper"]),
  ...pairs(4.5, ["on-disabled"], ["disabled"]),
  ...pairs(4.5, ["on-blocked"], ["blocked"]),
  ...pairs(3, ["focus", "line-strong"], grounds),
  ...pairs(3, ["focus"], ["paper", "blocked"]),
  ...pairs(3, ringLevels, ["page", "surface", "raised", "ring-track"]),
];
