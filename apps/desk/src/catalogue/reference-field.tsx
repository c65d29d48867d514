import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Combobox } from "@parution/kit/combobox";
import { Select } from "@parution/kit/select";
import { useChoices } from "./use-names.ts";

interface ReferenceFieldProps {
  label: string;
  note?: string | undefined;
  error?: string | undefined;
  /** Table of the rows to choose from. */
  table: string | undefined;
  value: number | null;
  /** Text of no choice. */
  placeholder: string;
  /** False: a choice can be taken back. */
  required?: boolean;
  onChange: (id: number | null) => void;
}

/** Choices beyond which one is found by typing. */
const FEW = 12;

/** A row of another table: from a short list, or found by typing. */
export function ReferenceField({
  table,
  value,
  placeholder,
  required = false,
  onChange,
  ...field
}: ReferenceFieldProps) {
  const { t } = useLingui();
  const items = useChoices(table);
  const chosen = value === null ? null : String(value);
  const choose = (id: string | null) => onChange(id === null || id === "" ? null : Number(id));
  const isShort = items.every((item) => !("items" in item)) && items.length <= FEW;
  if (isShort) {
    return (
      <Select
        {...field}
        required={required}
        items={required ? items : [{ value: "", label: placeholder }, ...items]}
        placeholder={required ? placeholder : undefined}
        value={chosen ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  return (
    <Combobox
      {...field}
      required={required}
      items={items}
      value={chosen}
      placeholder={placeholder}
      onChange={choose}
      labels={{
        list: field.label,
        show: t`Voir les choix`,
        clear: t`Effacer le choix`,
        count: (count) => t`${plural(count, { one: "# choix", other: "# choix" })}`,
        more: (count) => t`${plural(count, { one: "# autre choix", other: "# autres choix" })}`,
        none: (text) => t`Aucun choix ne correspond à « ${text} »`,
        empty: t`Aucun choix`,
      }}
    />
  );
}
