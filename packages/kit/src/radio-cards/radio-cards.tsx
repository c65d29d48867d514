import { GroupField } from "../form-field/index.ts";
import type { RadioItemsProps } from "../radio-group/radio-items.ts";
import { RadioCard, type RadioCardOption } from "./radio-card.tsx";

export interface RadioCardsProps extends RadioItemsProps<RadioCardOption> {
  /** `row`: one under another. `tile`: side by side as many as fit, the picture on top. */
  layout?: "row" | "tile";
}

/** One choice of a few, each with room for a picture and an explanation. */
export function RadioCards({
  items,
  name,
  value,
  defaultValue,
  layout = "row",
  onBlur,
  onChange,
  disabled,
  required,
  ...texts
}: RadioCardsProps) {
  return (
    <GroupField {...texts}>
      <div
        className={
          layout === "tile"
            ? "grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3"
            : "grid gap-2"
        }
      >
        {items.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            layout={layout}
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
