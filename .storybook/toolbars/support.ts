import { supportIds, supportNames } from "@parution/tokens";

/** Which newspaper's theme applies: every support of the tokens, a new one without a change here. */
export const support = {
  description: "Newspaper",
  toolbar: {
    title: "Newspaper",
    icon: "paintbrush" as const,
    dynamicTitle: true,
    items: supportIds.map((id) => ({ value: id, title: supportNames[id] })),
  },
};
