import * as Radix from "@radix-ui/react-popover";
import { type ReactNode, type RefObject, useRef } from "react";
import { useDirection } from "../direction/index.ts";
import { calendarPanel } from "./date-picker.variants.ts";

export interface DatePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the panel hangs from. */
  box: RefObject<HTMLElement | null>;
  /** The button that shows it, which takes the focus back. */
  trigger: RefObject<HTMLElement | null>;
  /** Name of the panel, announced on entering it. */
  label: string;
  /** Its content, which takes the focus itself. */
  children: ReactNode;
}

/** Pixels between the box and the panel, and between the panel and the window's edges. */
const GAP = 4;
const EDGE = 8;

/** A surface that hangs from a field, without taking the page away. */
export function DatePanel({ open, onOpenChange, box, trigger, label, children }: DatePanelProps) {
  const direction = useDirection();
  const pressedElsewhere = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={box} />
      <Radix.Portal>
        <Radix.Content
          dir={direction}
          aria-label={label}
          align="start"
          sideOffset={GAP}
          collisionPadding={EDGE}
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
