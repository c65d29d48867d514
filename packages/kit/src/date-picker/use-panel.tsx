import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { FieldError } from "../form-field/field-notes.tsx";
import type { DatePickerLabels } from "./calendar-labels.ts";

/** A panel that is loaded when it is first shown. */
export interface Panel {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** True once the panel was shown: before, none of it is rendered or loaded. */
  wanted: boolean;
  /** Anchor of the panel. */
  box: RefObject<HTMLDivElement | null>;
  /** The button that shows it. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Shows it on Alt and the down arrow, as the platform's lists do. */
  onKeyDown: (event: KeyboardEvent) => void;
}

export function usePanel(disabled: boolean): Panel {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  function show(next: boolean): void {
    setWanted(wanted || next);
    setOpen(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey && event.key === "ArrowDown" && !disabled) {
      event.preventDefault();
      show(true);
    }
  }

  return { open, setOpen: show, wanted, box, trigger, onKeyDown };
}

interface PanelFailureProps {
  labels: Pick<DatePickerLabels, "retry" | "unavailable">;
  onRetry: () => void;
}

/** Stands below the box while its calendar cannot be loaded; days can still be typed. */
export function PanelFailure({ labels, onRetry }: PanelFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FieldError>{labels.unavailable}</FieldError>
      <Button size="sm" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
