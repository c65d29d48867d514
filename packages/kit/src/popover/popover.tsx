import * as Radix from "@radix-ui/react-popover";
import { cx } from "class-variance-authority";
import { type ReactNode, useState } from "react";
import { Button, type ButtonAppearance } from "../button/index.ts";
import { panelVariants } from "../panel/index.ts";
import type { RootProps } from "../root-props.ts";
import { PopoverPanel } from "./popover-panel.tsx";

export interface PopoverProps extends ButtonAppearance, RootProps<"button"> {
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

/** Appearance of a popover's panel, wherever it stands. */
export const popoverClasses = cx(panelVariants({ content: "free" }), "outline-none wrap-anywhere");

/** Additional classes of a popover that is anchored to its button. */
const hungClasses = cx(
  "z-overlay max-h-(--radix-popover-content-available-height)",
  "opacity-100 transition-opacity duration-fast ease-standard starting:opacity-0",
);

/** A button and the panel that it shows beside itself, without taking the page away. */
export function Popover({
  trigger,
  triggerLabel,
  label,
  children,
  align = "start",
  ...button
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <Button {...button} aria-label={triggerLabel}>
          {trigger}
        </Button>
      </Radix.Trigger>
      <PopoverPanel label={label} align={align} className={cx(popoverClasses, hungClasses)}>
        {typeof children === "function" ? children(() => setOpen(false)) : children}
      </PopoverPanel>
    </Radix.Root>
  );
}
