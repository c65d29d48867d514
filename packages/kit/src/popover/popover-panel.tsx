import * as Radix from "@radix-ui/react-popover";
import { useRef } from "react";
import { useDirection } from "../direction/index.ts";
import { NewspaperScope, ScopeMark } from "../newspaper-scope.tsx";

/** Pixels between the panel and what it hangs from, and between the panel and the window's edges. */
const GAP = 4;
const EDGE = 8;

export interface PopoverPanelProps
  extends Omit<
    Radix.PopoverContentProps,
    "aria-label" | "asChild" | "collisionPadding" | "dir" | "sideOffset"
  > {
  /** Name of the panel, announced on entering it. */
  label: string;
}

/**
 * Panel of a popover, under the body: it hangs from the trigger or the anchor of the Radix root around
 * it, at the start of the reading by default, and stays within the window. The page stays usable.
 */
export function PopoverPanel({ label, align = "start", ...content }: PopoverPanelProps) {
  const place = useRef<HTMLSpanElement>(null);
  const direction = useDirection(place);
  return (
    <>
      <ScopeMark ref={place} />
      <Radix.Portal>
        <NewspaperScope place={place}>
          <Radix.Content
            {...content}
            dir={direction}
            aria-label={label}
            align={align}
            sideOffset={GAP}
            collisionPadding={EDGE}
          />
        </NewspaperScope>
      </Radix.Portal>
    </>
  );
}
