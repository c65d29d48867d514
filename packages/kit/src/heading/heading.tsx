import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { type HeadingSize, headingVariants } from "./heading.variants.ts";

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
