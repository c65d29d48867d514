import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { SpinnerIcon } from "../icon/spinner.tsx";
import { type LinkElementProps, useLinkElement } from "../link/link-provider.tsx";
import { type ButtonVariants, buttonVariants } from "./button.variants.ts";

/** Variants that a caller chooses; `shape` follows from the content. */
export interface ButtonAppearance {
  /**
   * `secondary` by default. `primary`: the one main action of a screen. `quiet`: no edge, for actions that
   * repeat. `danger`: it destroys. `link`: it reads as a link.
   */
  variant?: ButtonVariants["variant"];
  /** `md`, 44 px high, by default. `sm` is for dense rows and grows to 44 px under a finger. */
  size?: ButtonVariants["size"];
  /** `fit` by default: as wide as its content. `full` takes the width of its container. */
  width?: ButtonVariants["width"];
  /** `text` by default. `icon` makes a square of one icon: `IconButton` asks for its name. */
  shape?: ButtonVariants["shape"];
}

export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<"button"> {
  /** Label, a verb; an icon may precede it. */
  children: ReactNode;
  /**
   * Pending state: the button keeps the focus, is announced as busy and ignores clicks. A button with an icon alone
   * shows a spinner.
   */
  isPending?: boolean | undefined;
  /** Text shown in place of the content while `isPending`. */
  pendingLabel?: string | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

function refuse(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A push button. It does not submit a form unless `type="submit"` is given. */
export function Button({
  variant,
  size,
  width,
  shape,
  isPending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={isPending ? refuse : onClick}
      aria-disabled={isPending || rest["aria-disabled"]}
      aria-busy={isPending || undefined}
      className={cx(buttonVariants({ variant, size, width, shape }), className)}
    >
      {isPending ? (
        <>
          <SpinnerIcon />
          {shape === "icon" ? null : pendingLabel || children}
        </>
      ) : (
        children
      )}
    </button>
  );
}

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
