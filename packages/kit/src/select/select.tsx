import type { ComponentPropsWithRef } from "react";
import { controlVariants, type FieldTexts, FormField } from "../form-field/index.ts";
import { ChevronDownIcon } from "../icon/index.ts";

/** One choice. */
export interface SelectOption {
  /** What the form receives. */
  value: string;
  /** What readers see. */
  label: string;
  /** In the list, but not to be chosen; `false` by default. */
  disabled?: boolean | undefined;
}

/** Choices under a common title. */
export interface SelectGroup {
  /** Their title, which cannot be chosen. */
  label: string;
  /** The choices, in reading order. */
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldTexts,
    Omit<
      ComponentPropsWithRef<"select">,
      "aria-describedby" | "aria-invalid" | "children" | "className" | "multiple" | "size"
    > {
  /** The choices, in reading order, alone or grouped. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Text of a first, empty choice. A required select offers it only until something is chosen. */
  placeholder?: string | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

function Choice({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

function Choices({ options }: Pick<SelectProps, "options">) {
  return options.map((entry) =>
    "options" in entry ? (
      <optgroup key={`group ${entry.label}`} label={entry.label}>
        <Choices options={entry.options} />
      </optgroup>
    ) : (
      <Choice key={entry.value} {...entry} />
    ),
  );
}

/**
 * One choice of several: the platform's own control, with its keys and its pickers. Newer browsers
 * draw its list in the kit's look.
 */
export function Select({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  return (
    <FormField {...{ id, label, hideLabel, note, description, error, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...control}
            // Else browsers tell of an empty required choice that it is wrong before anybody has come to it.
            aria-invalid={control["aria-invalid"] ?? false}
            className={`${controlVariants({ kind: "select" })} customizable-select`}
          >
            {placeholder !== undefined && (
              <option value="" hidden={select.required}>
                {placeholder}
              </option>
            )}
            <Choices options={options} />
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-3 size-4 text-fg-muted" />
        </span>
      )}
    </FormField>
  );
}
