import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { SpinnerIcon } from "../icon/spinner.tsx";
import { type ButtonLooks, buttonVariants } from "./button.variants.ts";

/** The looks that a caller chooses; `shape` follows from the content. */
export interface ButtonAppearance {
  /**
   * `secondary` by default. `primary`: the one main act of a screen. `quiet`: no edge, for acts that
   * repeat. `danger`: it destroys. `link`: it reads as a link.
   */
  variant?: ButtonLooks["variant"];
  /** `md`, 44 px high, by default. `sm` is for dense rows and grows to 44 px under a finger. */
  size?: ButtonLooks["size"];
  /** `fit` by default: as wide as its content. `full` takes the width of its container. */
  width?: ButtonLooks["width"];
  /** `text` by default. `icon` makes a square of one icon: `IconButton` asks for its name. */
  shape?: ButtonLooks["shape"];
}

export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<"button"> {
  /** What the button does, as a verb; an icon may stand before it. */
  children: ReactNode;
  /**
   * Text shown in place of the content while the act runs. While it is set the button keeps the
   * focus, says that it is busy and ignores presses. A button of one icon turns into a spinner.
   */
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
  pendingLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const pending = pendingLabel !== undefined;
  return (
    <button
      {...rest}
      type={type}
      onClick={pending ? refuse : onClick}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending || undefined}
      className={cx(buttonVariants({ variant, size, width, shape }), className)}
    >
      {pending ? (
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
