import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

/** Type of a heading, in the newspaper's own face. */
const headingVariants = cva("font-headline wrap-anywhere text-heading text-balance", {
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
type HeadingSize = NonNullable<VariantProps<typeof headingVariants>["size"]>;

export interface HeadingProps extends Omit<ComponentPropsWithRef<"h2">, "className"> {
  /** Level among the page's headings: 1 once a page, then one deeper at a time. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size, where it differs from that of its level: level and size are two decisions. */
  size?: HeadingSize | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** Usual size of each level. */
const sizes = {
  1: "display",
  2: "title",
  3: "title-sm",
  4: "lead",
  5: "body",
  6: "body",
} as const satisfies Record<HeadingProps["level"], HeadingSize>;

/** Title of a page or of a part of it. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(headingVariants({ size }), className)} />;
}
