import type { ComponentPropsWithRef } from "react";
import { type FieldTexts, GroupField } from "../form-field/index.ts";
import { RadioCard, type RadioCardOption } from "./radio-card.tsx";

export interface RadioCardsProps
  extends FieldTexts,
    Pick<ComponentPropsWithRef<"input">, "disabled" | "onBlur" | "onChange" | "ref" | "required"> {
  /** The id of the group, for links from an error summary. */
  id?: string | undefined;
  /** The form name that all the radios share. */
  name: string;
  /** The choices, in reading order. */
  options: readonly RadioCardOption[];
  /** The chosen value, when the parent holds it. A value of no option chooses nothing. */
  value?: string | null | undefined;
  /** The value chosen at first, when the form holds it. */
  defaultValue?: string | undefined;
  /** `row`: one under another. `tile`: side by side as many as fit, the picture on top. */
  layout?: "row" | "tile";
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** One choice of a few, each with room for a picture and an explanation. */
export function RadioCards({
  options,
  name,
  value,
  defaultValue,
  layout = "row",
  ref,
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
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            layout={layout}
            name={name}
            ref={ref}
            onBlur={onBlur}
            onChange={onChange}
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
