import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { type TextVariants, textVariants } from "./text.variants.ts";

export interface TextProps extends Omit<ComponentPropsWithRef<"p">, "className"> {
  /** Element: `p` for a paragraph by default, `span` inside one. */
  as?: "p" | "span" | "div" | "strong" | "em" | "small";
  /** Size; `body` by default. */
  size?: NonNullable<TextVariants["size"]>;
  /** Colour; the words must say the same. `default` by default. */
  tone?: NonNullable<TextVariants["tone"]>;
  /** Weight; that of the element and its surroundings by default. */
  weight?: NonNullable<TextVariants["weight"]> | undefined;
  /** Alignment; that of the surroundings by default. */
  align?: NonNullable<TextVariants["align"]> | undefined;
  /** `prose` keeps lines to a length that is read with ease; `full` by default. */
  measure?: NonNullable<TextVariants["measure"]>;
  /** `tabular` sets figures of one width, which line up in a column; `proportional` by default. */
  figures?: NonNullable<TextVariants["figures"]>;
  /** Lines after which the text is cut off with an ellipsis; all by default. */
  maxLines?: NonNullable<TextVariants["maxLines"]> | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** Running text in the type of the newspaper's theme. */
export function Text({
  as = "p",
  size = "body",
  tone = "default",
  weight,
  align,
  measure = "full",
  figures = "proportional",
  maxLines,
  className,
  ...rest
}: TextProps) {
  // Each of these elements takes the attributes of any other.
  const Element = as as "p";
  return (
    <Element
      {...rest}
      className={cx(
        textVariants({ size, tone, weight, align, measure, figures, maxLines }),
        className,
      )}
    />
  );
}
