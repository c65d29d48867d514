import { cx } from "class-variance-authority";
import { type LinkElementProps, useLinkElement } from "../link/link-provider.tsx";
import type { ButtonAppearance } from "./button.tsx";
import { buttonVariants } from "./button.variants.ts";

export interface ButtonLinkProps extends ButtonAppearance, LinkElementProps {
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** A link with a button's weight: for the step that leads to another page. */
export function ButtonLink({ variant, size, width, shape, className, ...rest }: ButtonLinkProps) {
  const Element = useLinkElement();
  return (
    <Element {...rest} className={cx(buttonVariants({ variant, size, width, shape }), className)} />
  );
}
