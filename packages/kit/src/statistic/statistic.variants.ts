import { cva, type VariantProps } from "class-variance-authority";

/** The tile. */
export const statisticVariants = cva(
  "relative flex min-w-0 flex-col gap-3 rounded-card border p-4",
  {
    variants: {
      emphasis: {
        plain: "border-line bg-surface text-fg",
        brand:
          "border-transparent bg-brand-soft text-on-brand-soft forced-colors:border-[CanvasText]",
      },
      link: { true: "transition-colors duration-fast hover:border-line-strong", false: "" },
    },
    defaultVariants: { emphasis: "plain", link: false },
  },
);

/** Trend, on either ground. */
export const trendVariants = cva("flex items-start gap-1.5 text-body-sm font-medium", {
  variants: {
    tone: { success: "text-success", danger: "text-danger", neutral: "" },
  },
});

/** Tone of a trend. */
export type TrendTone = NonNullable<VariantProps<typeof trendVariants>["tone"]>;
