import * as Radix from "@radix-ui/react-popover";
import { cx } from "class-variance-authority";
import { type ReactNode, useState } from "react";
import { Button, type ButtonAppearance } from "../button/index.ts";
import { useDirection } from "../direction/index.ts";
import { hungLook, popoverLook } from "./popover.variants.ts";

export interface PopoverProps extends ButtonAppearance {
  /** Content of the button that shows and hides the panel. */
  trigger: ReactNode;
  /** Name of the button where its content is an icon alone. */
  triggerLabel?: string | undefined;
  /** Name of the panel, announced on entering it. */
  label: string;
  /** The panel's content, or a function of it that may close the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The edge of the button with which the panel lines up; the start of the reading by default. */
  align?: "start" | "end";
}

/** Pixels between the button and the panel, and between the panel and the window's edges. */
const GAP = 4;
const EDGE = 8;

/** A button and the panel that it shows beside itself, without taking the page away. */
export function Popover({
  trigger,
  triggerLabel,
  label,
  children,
  align = "start",
  ...looks
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const direction = useDirection();
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <Button {...looks} aria-label={triggerLabel}>
          {trigger}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          dir={direction}
          aria-label={label}
          align={align}
          sideOffset={GAP}
          collisionPadding={EDGE}
          className={cx(popoverLook, hungLook)}
        >
          {typeof children === "function" ? children(() => setOpen(false)) : children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
