import { cx } from "class-variance-authority";
import { type LinkVariants, linkVariants } from "./link.variants.ts";
import { type LinkElementProps, useLinkElement } from "./link-provider.tsx";

export interface LinkProps extends LinkElementProps {
  /** `inline` in running text, `standalone` in lists and bars. */
  variant?: LinkVariants["variant"];
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** A link to another place. What runs an action instead of leading somewhere is a `Button`. */
export function Link({ variant, className, ...rest }: LinkProps) {
  const Element = useLinkElement();
  const safety = rest.target === "_blank" ? { rel: "noopener" } : {};
  return <Element {...safety} {...rest} className={cx(linkVariants({ variant }), className)} />;
}
