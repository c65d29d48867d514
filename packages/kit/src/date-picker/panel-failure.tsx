import { Button } from "../button/index.ts";
import { FieldError } from "../form-field/field-notes.tsx";
import type { DatePickerLabels } from "./calendar-labels.ts";

export interface PanelFailureProps {
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
