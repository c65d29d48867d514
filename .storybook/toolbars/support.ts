import { supportIds, supportNames } from "@parution/tokens";

/** Newspaper whose theme applies: every support of the tokens, without a list here. */
export const support = {
  description: "Newspaper",
  toolbar: {
    title: "Newspaper",
    icon: "paintbrush" as const,
    dynamicTitle: true,
    items: supportIds.map((id) => ({ value: id, title: supportNames[id] })),
  },
};
