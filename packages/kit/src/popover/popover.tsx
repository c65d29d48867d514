import type { ReactNode } from "react";
import { Button, type ButtonAppearance } from "../button/index.ts";
import { type PopoverLooks, popoverVariants } from "./popover.variants.ts";
import { usePopover } from "./use-popover.ts";

export interface PopoverProps extends ButtonAppearance {
  /** Content of the button that shows and hides the panel. */
  trigger: ReactNode;
  /** Name of the button where its content is an icon alone. */
  triggerLabel?: string | undefined;
  /** Name of the panel, announced on entering it. */
  label: string;
  /** The panel's content, or a function of it that may close the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The edge of the button with which the panel lines up. */
  align?: PopoverLooks["align"];
}

/** A button and the panel that it shows beside itself, without taking the page away. */
export function Popover({ trigger, triggerLabel, label, children, align, ...looks }: PopoverProps) {
  const popover = usePopover();
  return (
    <>
      <Button {...looks} {...popover.trigger} aria-label={triggerLabel}>
        {trigger}
      </Button>
      <dialog {...popover.panel} aria-label={label} className={popoverVariants({ align })}>
        {typeof children === "function" ? children(popover.close) : children}
      </dialog>
    </>
  );
}
