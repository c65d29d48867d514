import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

/** Type, weight and colour of a text. */
const textVariants = cva("min-w-0 wrap-anywhere", {
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
type TextVariants = VariantProps<typeof textVariants>;

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
