import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { type StackVariants, stackVariants } from "./stack.variants.ts";

export interface StackProps extends Omit<ComponentPropsWithRef<"div">, "className"> {
  /** Element: `ul` and `ol` for lists, whose parts are then `li`; `div` by default. */
  as?: "div" | "section" | "ul" | "ol";
  /** `column`: one under another. `row`: side by side from the beginning of the line on, wrapped where room ends. */
  direction?: NonNullable<StackVariants["direction"]>;
  /** Distance between the parts: 0, 4, 8, 16, 24 or 40 px at the usual density; `md` by default. */
  gap?: NonNullable<StackVariants["gap"]>;
  /** Placement across the direction: `stretch` in columns and `center` in rows by default. */
  align?: NonNullable<StackVariants["align"]> | undefined;
  /** Placement along the direction; `start` by default. */
  justify?: NonNullable<StackVariants["justify"]>;
  /** Widest measure: `form` keeps fields to a width that is read with ease, 28 rem; `full` by default. */
  measure?: NonNullable<StackVariants["measure"]>;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** Parts one under another, or side by side, at one distance of the spacing scale. */
export function Stack({
  as = "div",
  direction = "column",
  gap = "md",
  align = direction === "row" ? "center" : "stretch",
  justify = "start",
  measure = "full",
  className,
  ...rest
}: StackProps) {
  // Each of these elements takes the attributes of any other.
  const Element = as as "div";
  return (
    <Element
      {...rest}
      // Safari drops the role of a list without markers.
      role={rest.role ?? (as === "ul" || as === "ol" ? "list" : undefined)}
      className={cx(stackVariants({ direction, gap, align, justify, measure }), className)}
    />
  );
}
