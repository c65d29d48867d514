import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { SpinnerIcon } from "../icon/spinner.tsx";
import { type ButtonLooks, buttonVariants } from "./button.variants.ts";

/** The looks that a caller chooses; `shape` follows from the content. */
export interface ButtonAppearance {
  /** `primary`: the one main act of a screen. `danger`: it destroys. `link`: it reads as a link. */
  variant?: ButtonLooks["variant"];
  /** `md` is a comfortable touch target. */
  size?: ButtonLooks["size"];
  /** `full` takes the width of its container. */
  width?: ButtonLooks["width"];
  /** `icon` makes a square of one icon: its name then comes from `aria-label`. */
  shape?: ButtonLooks["shape"];
}

export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<"button"> {
  children: ReactNode;
  /**
   * Text shown in place of the content while the act runs. While it is set the button keeps the
   * focus, says that it is busy and ignores presses.
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
          {pendingLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
