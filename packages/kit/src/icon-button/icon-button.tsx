import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Button, type ButtonAppearance } from "../button/index.ts";
import { Tooltip } from "../tooltip/index.ts";

export interface IconButtonProps
  extends Omit<
    ComponentPropsWithRef<"button">,
    "aria-describedby" | "aria-label" | "aria-pressed" | "children"
  > {
  /** Names the action. It is read out, and shown beside the button under the pointer or the focus. */
  label: string;
  /** One of the kit's icons. */
  icon: ReactNode;
  /** `quiet` by default: no edge until the pointer comes. */
  variant?: Exclude<ButtonAppearance["variant"], "link">;
  /** `md`, 44 px, by default. `sm` is for dense rows and grows to 44 px under a finger. */
  size?: ButtonAppearance["size"];
  /** Pressed state of a button that stays down. The label stays the same in both states. */
  pressed?: boolean | undefined;
  /** Pending state: the button keeps the focus and ignores clicks. */
  isPending?: boolean | undefined;
  /** Name while `isPending`. */
  pendingLabel?: string | undefined;
  /** `hidden` where the label is already in sight, such as the cross of a named window. */
  tooltip?: "shown" | "hidden";
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** A button that is down: a ground and an edge, so that colour is not alone. */
const pressedClasses = [
  "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft",
  "aria-pressed:hover:bg-brand-soft forced-colors:aria-pressed:outline-2",
].join(" ");

/** A push button of one icon. Its name is required, and shown to all who hover or focus it. */
export function IconButton({
  label,
  icon,
  variant = "quiet",
  pressed,
  isPending = false,
  pendingLabel,
  tooltip = "shown",
  className,
  ...button
}: IconButtonProps) {
  const name = (isPending && pendingLabel) || label;
  const control = (
    <Button
      {...button}
      variant={variant}
      shape="icon"
      aria-label={name}
      aria-pressed={pressed}
      isPending={isPending}
      pendingLabel={pendingLabel}
      className={cx(pressedClasses, className)}
    >
      {icon}
    </Button>
  );
  // The tooltip repeats the name: as a description it would be announced twice.
  return tooltip === "hidden" ? control : <Tooltip content={name}>{() => control}</Tooltip>;
}
