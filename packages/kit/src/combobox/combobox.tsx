import type { Ref } from "react";
import { type FieldControlProps, type FieldProps, FormField } from "../form-field/index.ts";
import { type HeldValue, useValue } from "../use-value.ts";
import type { ComboboxCatalogue } from "./catalogue.ts";
import { ComboboxInput, type ComboboxLabels } from "./combobox-input.tsx";
import { useCombobox } from "./use-combobox.ts";

export interface ComboboxProps extends FieldProps {
  /** The id of the text input. */
  id?: string | undefined;
  /** The form name under which the chosen id is sent. */
  name?: string | undefined;
  /**
   * The choices, in reading order, alone or grouped; thousands may come. Keep it the same object while
   * it is the same list: it is prepared for searching once.
   */
  items: ComboboxCatalogue;
  /** The chosen id. One that no choice has shows nothing and is kept until another is chosen. */
  value?: string | null | undefined;
  /** The id chosen at first, when the field holds it itself. */
  defaultValue?: string | null | undefined;
  /** Another choice, or none. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The field and its buttons are left. */
  onBlur?: (() => void) | undefined;
  labels: ComboboxLabels;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** True while the options are loading. */
  isPending?: boolean | undefined;
  /** Stands in the list while `isPending`. */
  pendingLabel?: string | undefined;
  /** Says that an answer is needed; the form checks it. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The text input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/**
 * One choice of many, found by typing: accents, Arabic letter variants and a mistyped letter do not
 * matter. The text is only a way to the choice: leaving the field never loses what was chosen.
 */
export function Combobox({
  id,
  label,
  hideLabel,
  note,
  description,
  error,
  className,
  value,
  defaultValue,
  onChange,
  ...combobox
}: ComboboxProps) {
  const held = useValue({ value, defaultValue, onChange }, null);
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
      {(control) => <ComboboxControl {...combobox} {...held} control={control} />}
    </FormField>
  );
}

interface ComboboxControlProps
  extends Omit<
      ComboboxProps,
      keyof FieldProps | "id" | "className" | "defaultValue" | keyof HeldValue<unknown>
    >,
    HeldValue<string | null> {
  control: FieldControlProps;
}

/** The field, its buttons and its list, inside the frame of a form's field. */
function ComboboxControl(props: ComboboxControlProps) {
  const { name, items, value, onChange, onBlur } = props;
  const model = useCombobox({ catalogue: items, value, onChange });

  function leave(): void {
    model.leave();
    onBlur?.();
  }

  return (
    <>
      <ComboboxInput
        {...props}
        model={model}
        isChosen={(choice) => choice === value}
        onLeave={leave}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
    </>
  );
}
