import { cva, type VariantProps } from "class-variance-authority";

/** Appearance of a text link. */
export const linkVariants = cva(
  "rounded-control text-link wrap-anywhere decoration-1 underline-offset-4 transition-colors duration-fast hover:decoration-2",
  {
    variants: {
      variant: {
        /** In running text. */
        inline: "underline",
        /** Alone, in a list or a bar: its position already marks it as a link. */
        standalone:
          "inline-flex min-h-target items-center gap-1.5 no-underline hover:underline pointer-coarse:min-h-touch pointer-coarse:min-w-touch",
      },
    },
    defaultVariants: { variant: "inline" },
  },
);

/** Variants of a link. */
export type LinkVariants = VariantProps<typeof linkVariants>;
