import type { Ref } from "react";
import type { ComboboxCatalogue } from "../combobox/catalogue.ts";
import { type FieldProps, FormField } from "../form-field/index.ts";
import { useValue } from "../use-value.ts";
import { MultiSelectControl } from "./multi-select-control.tsx";

/** Words of the component. */
export interface MultiSelectLabels {
  /** Name of the list: «Cities». */
  list: string;
  /** Name of the button that shows the list. */
  show: string;
  /** Name of the button that empties the text. */
  clear: string;
  /** Number of chosen options, named and announced: «3 cities chosen». */
  chosen: (count: number) => string;
  /** Name of the button that takes an option back: «Remove Rabat». */
  remove: (label: string) => string;
  /** Number of matching options, announced while typing: «3 cities». */
  count: (count: number) => string;
  /** Number of options that are not rendered yet: «412 more». */
  more: (count: number) => string;
  /** Nothing answers what was typed. */
  none: (text: string) => string;
  /** The catalogue holds nothing. */
  empty: string;
}

export interface MultiSelectProps extends FieldProps {
  /** The id of the text input. */
  id?: string | undefined;
  /** The form name under which each chosen id is sent. */
  name?: string | undefined;
  /**
   * The choices, in reading order, alone or grouped; thousands may come. Keep it the same object while
   * it is the same list: it is prepared for searching once.
   */
  items: ComboboxCatalogue;
  /** The chosen ids, in the order of their choice. One that no choice has is kept and not shown. */
  value?: readonly string[] | undefined;
  /** The ids chosen at first, when the field holds them itself. */
  defaultValue?: readonly string[] | undefined;
  /** An option was chosen or taken back: all that are chosen now. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** The field, its list and its chosen options are left. */
  onBlur?: (() => void) | undefined;
  /** Words that the component says itself. */
  labels: MultiSelectLabels;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** True while the options are loading. */
  isPending?: boolean | undefined;
  /** Stands in the list while `isPending`. */
  pendingLabel?: string | undefined;
  /** Says that an answer is needed; the form checks it. */
  required?: boolean | undefined;
  /** Takes the field out of use and out of the form; `false` by default. */
  disabled?: boolean | undefined;
  /** The text input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

const NONE: readonly string[] = [];

/**
 * Several choices of many, found by typing as in a combobox. What is chosen stands below the field, each option with a
 * press that takes it back.
 */
export function MultiSelect({
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
  ...select
}: MultiSelectProps) {
  const held = useValue<readonly string[]>({ value, defaultValue, onChange }, NONE);
  return (
    <FormField {...{ id, label, hideLabel, note, description, error, className }}>
      {(control) => <MultiSelectControl {...select} {...held} control={control} />}
    </FormField>
  );
}
