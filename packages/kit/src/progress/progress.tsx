import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import type { RootProps } from "../root-props.ts";

export interface ProgressProps extends RootProps<"div"> {
  /** Name of the operation. */
  label: ReactNode;
  /** Completed part, from 0 to `maxValue`; absent while unknown. */
  value?: number | undefined;
  /** The whole; 100 by default. */
  maxValue?: number;
  /** Completed part as text, beside the label. */
  valueText?: string | undefined;
}

/** Progress of an operation: the native progress bar under its label. */
export function Progress({
  label,
  value,
  maxValue = 100,
  valueText,
  className,
  ...root
}: ProgressProps) {
  const id = useId();
  const known = value !== undefined && Number.isFinite(value) && maxValue > 0;
  return (
    <div {...root} className={cx("flex flex-col gap-1.5", className)}>
      <div className="flex flex-wrap justify-between gap-x-4 text-body-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {valueText && <span className="tabular-nums text-fg-muted">{valueText}</span>}
      </div>
      <progress
        id={id}
        max={maxValue > 0 ? maxValue : 100}
        value={known ? Math.min(maxValue, Math.max(0, value)) : undefined}
        aria-valuetext={valueText}
        className="progress-bar h-2 w-full"
      />
    </div>
  );
}
