import { maximumRadius } from "@parution/tokens/derive";
import { useId } from "react";

export interface RadiusFieldProps {
  /** Pixels, as text. */
  value: string;
  onChange: (text: string) => void;
}

/** Radius of a control's corners. */
export function RadiusField({ value, onChange }: RadiusFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-body-sm">
          Corner radius
        </label>
        <output htmlFor={id} className="text-body-sm text-fg-muted tabular-nums">
          {value} px
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={maximumRadius}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-touch w-full cursor-pointer"
      />
    </div>
  );
}
