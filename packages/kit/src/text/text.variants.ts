import { cva, type VariantProps } from "class-variance-authority";

/** Type, weight and colour of a text. */
export const textVariants = cva("min-w-0 wrap-anywhere", {
  variants: {
    size: {
      lead: "text-lead",
      body: "text-body",
      "body-sm": "text-body-sm",
      caption: "text-caption",
    },
    tone: {
      default: "text-fg",
      muted: "text-fg-muted",
      danger: "text-danger",
      success: "text-success",
    },
    weight: { regular: "font-normal", semibold: "font-semibold" },
    align: { start: "text-start", center: "text-center", end: "text-end" },
    measure: { full: "", prose: "max-w-prose" },
    figures: { proportional: "", tabular: "tabular-nums" },
    maxLines: { 1: "line-clamp-1", 2: "line-clamp-2", 3: "line-clamp-3", 4: "line-clamp-4" },
  },
});

/** Variants of a text. */
export type TextVariants = VariantProps<typeof textVariants>;
