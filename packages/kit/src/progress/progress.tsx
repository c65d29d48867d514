import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";

export interface ProgressProps {
  /** What is under way. */
  label: ReactNode;
  /** How much is done, from 0 to `max`; absent while nobody knows. */
  value?: number | undefined;
  /** The whole; 100 by default. */
  max?: number;
  /** How much is done in words or figures, beside the label. */
  valueText?: string | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** How far something has come: the platform's own progress bar under its label. */
export function Progress({ label, value, max = 100, valueText, className }: ProgressProps) {
  const id = useId();
  const known = value !== undefined && Number.isFinite(value) && max > 0;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <div className="flex flex-wrap justify-between gap-x-4 text-body-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {valueText && <span className="tabular-nums text-fg-muted">{valueText}</span>}
      </div>
      <progress
        id={id}
        max={max > 0 ? max : 100}
        value={known ? Math.min(max, Math.max(0, value)) : undefined}
        aria-valuetext={valueText}
        className="progress-bar h-2 w-full"
      />
    </div>
  );
}
