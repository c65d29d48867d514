import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

/** Props of every icon: an SVG's, without its path. */
export interface IconProps
  extends Omit<ComponentPropsWithRef<"svg">, "children" | "className" | "path" | "viewBox"> {
  /** Placement and size. */
  className?: string | undefined;
}

interface BaseIconProps extends IconProps {
  /** The path data of a 24 × 24 line icon. */
  path: string;
  /** Mirrors an icon that points along the reading direction, in Arabic. */
  directional?: boolean | undefined;
}

/**
 * The SVG frame of all icons: lines in the colour of the text, a little taller than its
 * letters. It is decoration, hidden from assistive technology: the words stand beside it or in the
 * `aria-label` of its control.
 */
export function BaseIcon({ path, directional = false, className, ...rest }: BaseIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      aria-hidden="true"
      className={cx("shrink-0", directional && "rtl:-scale-x-100", className)}
    >
      <path d={path} />
    </svg>
  );
}
