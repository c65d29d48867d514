import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { useOrderError } from "../order-context.ts";
import type { OrderField } from "../submission/server-errors.ts";

interface ChoiceFieldProps {
  name: OrderField;
  label: string;
  value: number | null;
  choices: readonly { readonly id: number; readonly label: string }[];
  onChoose: (id: number | null) => void;
  disabled?: boolean;
  className?: string;
}

/** One of the catalogue's entries, by its id. */
export function ChoiceField({ name, label, value, choices, onChoose, ...rest }: ChoiceFieldProps) {
  const { t } = useLingui();
  const error = useOrderError(name);
  return (
    <Select
      {...rest}
      name={name}
      label={label}
      required
      placeholder={t`Choisir`}
      value={value === null ? "" : String(value)}
      error={error}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      items={choices.map((choice) => ({ value: String(choice.id), label: choice.label }))}
    />
  );
}
