import type { FieldControlProps, FieldProps } from "../form-field/index.ts";
import type { HeldValue } from "../use-value.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { ComboboxInput } from "./combobox-input.tsx";
import { useCombobox } from "./use-combobox.ts";

interface ComboboxControlProps
  extends Omit<
      ComboboxProps,
      keyof FieldProps | "id" | "className" | "defaultValue" | keyof HeldValue<unknown>
    >,
    HeldValue<string | null> {
  control: FieldControlProps;
}

/** The field, its buttons and its list, inside the frame of a form's field. */
export function ComboboxControl(props: ComboboxControlProps) {
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
