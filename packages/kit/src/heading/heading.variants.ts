import { cva, type VariantProps } from "class-variance-authority";

/** Type of a heading, in the newspaper's own face. */
export const headingVariants = cva("font-headline wrap-anywhere text-heading text-balance", {
  variants: {
    size: {
      display: "text-display",
      title: "text-title",
      "title-sm": "text-title-sm",
      lead: "text-lead",
      body: "text-body font-semibold",
    },
  },
});

/** Size of a heading. */
export type HeadingSize = NonNullable<VariantProps<typeof headingVariants>["size"]>;
