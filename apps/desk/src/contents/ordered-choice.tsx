import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@parution/kit/checkbox";
import { MoveButtons, useMoveAnnouncement } from "./move-buttons.tsx";

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
  const { announce, announcement } = useMoveAnnouncement();
  const rows = [...value, ...names.filter((name) => !value.includes(name))];
  const swap = (index: number, other: number) => {
    const [one, two] = [value[index], value[other]];
    if (one === undefined || two === undefined) return;
    onChange(value.with(index, two).with(other, one));
    announce(labels[one], other, value.length);
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
                  <MoveButtons
                    upLabel={t`Monter ${label}`}
                    downLabel={t`Descendre ${label}`}
                    index={index}
                    count={value.length}
                    onMove={(to) => swap(index, to)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {announcement}
    </fieldset>
  );
}
