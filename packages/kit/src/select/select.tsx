import type { ComponentPropsWithRef } from "react";
import { controlVariants, type FieldProps, FormField } from "../form-field/index.ts";
import { ChevronDownIcon } from "../icon/index.ts";

/** One choice. */
export interface SelectOption {
  /** Form value. */
  value: string;
  /** Visible label. */
  label: string;
  /** True for a choice that is listed, but cannot be chosen; `false` by default. */
  disabled?: boolean | undefined;
}

/** Choices under a common title. */
export interface SelectGroup {
  /** Title of the choices, which cannot be chosen. */
  label: string;
  /** The choices, in reading order. */
  items: readonly SelectOption[];
}

export interface SelectProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<"select">,
      "aria-describedby" | "aria-invalid" | "children" | "className" | "multiple" | "size"
    > {
  /** The choices, in reading order, alone or grouped. */
  items: readonly (SelectOption | SelectGroup)[];
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

function Choices({ items }: Pick<SelectProps, "items">) {
  return items.map((entry) =>
    "items" in entry ? (
      <optgroup key={`group ${entry.label}`} label={entry.label}>
        <Choices items={entry.items} />
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
  items,
  placeholder,
  className,
  ...select
}: SelectProps) {
  return (
    <FormField
      id={id}
      label={label}
      hideLabel={hideLabel}
      note={note}
      description={description}
      error={error}
      className={className}
    >
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...control}
            // Else browsers report an empty required choice as invalid before it was visited.
            aria-invalid={control["aria-invalid"] ?? false}
            className={`${controlVariants({ kind: "select" })} customizable-select`}
          >
            {placeholder !== undefined && (
              <option value="" hidden={select.required}>
                {placeholder}
              </option>
            )}
            <Choices items={items} />
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-3 size-4 text-fg-muted" />
        </span>
      )}
    </FormField>
  );
}
