import { type SupportId, supportIds } from "@parution/tokens";

/** Names that a slug alone does not give. */
const names: Partial<Record<SupportId, string>> = {
  "l-horizon": "L'Horizon",
  "l-horizon-eco": "L'Horizon Éco",
  "horizon-numerique": "Horizon Numérique",
};

function titleOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** Which newspaper's theme applies: every support of the tokens, a new one without a change here. */
export const support = {
  description: "Newspaper",
  toolbar: {
    title: "Newspaper",
    icon: "paintbrush" as const,
    dynamicTitle: true,
    items: supportIds.map((id) => ({ value: id, title: names[id] ?? titleOf(id) })),
  },
};
