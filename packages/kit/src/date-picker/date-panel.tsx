import * as Radix from "@radix-ui/react-popover";
import { type ReactNode, type RefObject, useRef } from "react";
import { PopoverPanel } from "../popover/popover-panel.tsx";
import { calendarPanel } from "./date-picker.variants.ts";

export interface DatePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Anchor of the panel. */
  box: RefObject<HTMLElement | null>;
  /** The button that shows it, which takes the focus back. */
  trigger: RefObject<HTMLElement | null>;
  /** Name of the panel, announced on entering it. */
  label: string;
  /** Content of the panel, which takes the focus itself. */
  children: ReactNode;
}

/** A surface that hangs from a field, without taking the page away. */
export function DatePanel({ open, onOpenChange, box, trigger, label, children }: DatePanelProps) {
  const pressedElsewhere = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={box} />
      <PopoverPanel
        label={label}
        onOpenAutoFocus={(event) => {
          pressedElsewhere.current = false;
          event.preventDefault();
        }}
        onInteractOutside={(event) => {
          const inBox = event.target instanceof Node && box.current?.contains(event.target);
          if (inBox) {
            event.preventDefault();
          } else {
            pressedElsewhere.current = true;
          }
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!pressedElsewhere.current) {
            trigger.current?.focus();
          }
        }}
        className={calendarPanel}
      >
        {children}
      </PopoverPanel>
    </Radix.Root>
  );
}
