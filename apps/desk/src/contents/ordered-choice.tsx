import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@parution/kit/checkbox";
import { ChevronDownIcon, ChevronUpIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";

interface OrderedChoiceProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  /** Chosen names in their order. */
  value: readonly Name[];
  onChange: (value: Name[]) => void;
  /** Most that may be chosen. */
  most?: number;
}

/** Choice of some names and of their order: those that are chosen first. */
export function OrderedChoice<Name extends string>(props: OrderedChoiceProps<Name>) {
  const { legend, names, labels, value, onChange, most = names.length } = props;
  const { t } = useLingui();
  const rows = [...value, ...names.filter((name) => !value.includes(name))];
  const swap = (index: number, other: number) => {
    const [one, two] = [value[index], value[other]];
    if (one !== undefined && two !== undefined) onChange(value.with(index, two).with(other, one));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-heading">{legend}</legend>
      <ol className="divide-y divide-line border-line border-t">
        {rows.map((name) => {
          const index = value.indexOf(name);
          const isChosen = index >= 0;
          const label = labels[name];
          return (
            <li key={name} className="flex min-h-touch items-center justify-between gap-3 py-1">
              <Checkbox
                label={label}
                checked={isChosen}
                disabled={!isChosen && value.length >= most}
                onChange={() =>
                  onChange(isChosen ? value.filter((one) => one !== name) : [...value, name])
                }
              />
              {isChosen && (
                <span className="flex gap-1">
                  <IconButton
                    size="sm"
                    label={t`Monter ${label}`}
                    icon={<ChevronUpIcon />}
                    disabled={index === 0}
                    onClick={() => swap(index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={t`Descendre ${label}`}
                    icon={<ChevronDownIcon />}
                    disabled={index === value.length - 1}
                    onClick={() => swap(index, index + 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
