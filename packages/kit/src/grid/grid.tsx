import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { type GridVariants, gridVariants } from "./grid.variants.ts";

export interface GridProps extends Omit<ComponentPropsWithRef<"div">, "className"> {
  /** Element: `ul` and `ol` for lists, whose parts are then `li`; `div` by default. */
  as?: "div" | "section" | "ul" | "ol";
  /** Least width of a column: 8, 12, 18 or 26 rem; `md` by default. As many stand side by side as find room. */
  columnWidth?: NonNullable<GridVariants["columnWidth"]>;
  /** `columns`: a few parts keep the width of a column. `items`: they share the whole row. */
  fill?: NonNullable<GridVariants["fill"]>;
  /** Distance between the parts: 0, 4, 8, 16, 24 or 40 px at the usual density; `md` by default. */
  gap?: NonNullable<GridVariants["gap"]>;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** Parts in columns of one width: as many as find room where the grid stands, one on a phone. */
export function Grid({
  as = "div",
  columnWidth = "md",
  fill = "columns",
  gap = "md",
  className,
  ...rest
}: GridProps) {
  // Each of these elements takes the attributes of any other.
  const Element = as as "div";
  return (
    <Element
      {...rest}
      // Safari drops the role of a list without markers.
      role={rest.role ?? (as === "ul" || as === "ol" ? "list" : undefined)}
      className={cx(gridVariants({ columnWidth, fill, gap }), className)}
    />
  );
}
