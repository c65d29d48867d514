import { RadioCards } from "@parution/kit/radio-cards";
import type { ReactNode } from "react";
import type { JournalField } from "./journal-values.ts";
import { useJournal } from "./use-journal-form.ts";

interface ChoiceFieldProps {
  name: JournalField;
  label: string;
  value: number | null;
  choices: readonly {
    readonly id: number;
    readonly label: string;
    readonly aside?: ReactNode;
  }[];
  onChoose: (id: number) => void;
  layout?: "row" | "tile";
}

/** One of a few entries of the catalogue. */
export function ChoiceField({ name, label, value, choices, onChoose, layout }: ChoiceFieldProps) {
  const { form } = useJournal();
  return (
    <RadioCards
      id={name}
      name={name}
      label={label}
      required
      layout={layout ?? "tile"}
      error={form.errorOf(name)}
      value={value === null ? null : String(value)}
      items={choices.map(({ id, ...choice }) => ({ value: String(id), ...choice }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
