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
  // A draft may name an entry that has been withdrawn since, or that is not sold to this account.
  const isWithdrawn =
    value !== null && choices.length > 0 && !choices.some(({ id }) => id === value);
  return (
    <Select
      {...rest}
      name={name}
      label={label}
      required
      placeholder={t`Choisir`}
      value={value === null ? "" : String(value)}
      error={
        error ??
        (isWithdrawn
          ? t`Le choix du brouillon n’est pas proposé : choisissez-en un autre.`
          : undefined)
      }
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      items={choices.map((choice) => ({ value: String(choice.id), label: choice.label }))}
    />
  );
}
