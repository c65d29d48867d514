import { cva } from "class-variance-authority";
import { type ComponentPropsWithRef, useId } from "react";
import { GroupField } from "../form-field/index.ts";
import type { RadioItemsProps, RadioOption } from "./radio-items.ts";

export type { RadioOption } from "./radio-items.ts";

export interface RadioGroupProps extends RadioItemsProps<RadioOption> {
  /** `column`: one under another. `row`: side by side as many as fit, for two or three short words. */
  direction?: "column" | "row";
}

/** Choices one under another, or side by side as many as fit. */
const radioList = cva("flex min-w-0", {
  variants: { direction: { column: "flex-col", row: "flex-row flex-wrap gap-x-6" } },
});

/** One choice: the radio with its words is one target. */
const radioTarget =
  "flex min-h-target min-w-0 cursor-pointer items-start gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:text-on-disabled pointer-coarse:min-h-touch";

/** Circle, filled by a ring of the brand once chosen; in forced colours the system paints its own. */
const radioCircle = [
  "size-5 shrink-0 cursor-pointer appearance-none rounded-pill border border-line-strong bg-surface",
  "transition-[border-width] duration-fast checked:border-6 checked:border-brand hover:border-fg-muted checked:hover:border-brand",
  "in-data-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled",
  "forced-colors:appearance-auto",
].join(" ");

interface RadioProps extends Omit<ComponentPropsWithRef<"input">, "value"> {
  option: RadioOption;
}

function Radio({ option, ...input }: RadioProps) {
  const id = useId();
  const { value, label, description } = option;
  return (
    <label className={radioTarget}>
      <span className="flex h-[1lh] shrink-0 items-center">
        <input
          {...input}
          type="radio"
          value={value}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-description` : undefined}
          className={radioCircle}
        />
      </span>
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <span id={`${id}-label`}>{label || value}</span>
        {description && (
          <span id={`${id}-description`} className="text-body-sm text-fg-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

/** One choice of a few, all of them in sight. */
export function RadioGroup({
  items,
  name,
  value,
  defaultValue,
  direction = "column",
  onBlur,
  onChange,
  disabled,
  required,
  ...texts
}: RadioGroupProps) {
  return (
    <GroupField {...texts}>
      <div className={radioList({ direction })}>
        {items.map((option) => (
          <Radio
            key={option.value}
            option={option}
            name={name}
            onBlur={onBlur}
            onChange={() => onChange?.(option.value)}
            disabled={disabled || option.disabled}
            required={required}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
        ))}
      </div>
    </GroupField>
  );
}
