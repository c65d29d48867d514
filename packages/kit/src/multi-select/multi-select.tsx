import { type FocusEvent, type KeyboardEvent, type Ref, useRef } from "react";
import type { ComboboxCatalogue } from "../combobox/catalogue.ts";
import { ComboboxInput } from "../combobox/combobox-input.tsx";
import { type FieldControlProps, type FieldProps, FormField } from "../form-field/index.ts";
import { CloseIcon } from "../icon/icons.tsx";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type HeldValue, useValue } from "../use-value.ts";
import { type MultiSelectModel, useMultiSelect } from "./use-multi-select.ts";

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
  /** Announcement that nothing answers what was typed. */
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
    <FormField
      id={id}
      label={label}
      hideLabel={hideLabel}
      note={note}
      description={description}
      error={error}
      className={className}
    >
      {(control) => <MultiSelectControl {...select} {...held} control={control} />}
    </FormField>
  );
}

interface MultiSelectControlProps
  extends Omit<
      MultiSelectProps,
      keyof FieldProps | "id" | "className" | "defaultValue" | keyof HeldValue<unknown>
    >,
    HeldValue<readonly string[]> {
  control: FieldControlProps;
}

/** The field with its list, and below it what is chosen. */
function MultiSelectControl(props: MultiSelectControlProps) {
  const { control, name, items, value, onChange, onBlur, labels, disabled = false } = props;
  const model = useMultiSelect({ catalogue: items, value, onChange });

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (currentTarget.contains(relatedTarget)) return;
    model.leave();
    onBlur?.();
  }

  /** Backspace in an empty text takes back the last that was chosen. */
  function takeBackLast({ key }: KeyboardEvent<HTMLElement>): boolean {
    const last = model.chosen.at(-1);
    if (key !== "Backspace" || model.text !== "" || last === undefined) return false;
    model.remove(last.item.value);
    return true;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the controls inside; it is no control.
    <div onBlur={leave} className="flex min-w-0 flex-col gap-2">
      <ComboboxInput
        {...props}
        model={model}
        multiple
        isChosen={(choice) => value.includes(choice)}
        onKey={takeBackLast}
      />
      <ChosenOptions model={model} labels={labels} disabled={disabled} inputId={control.id} />
      {name !== undefined &&
        !disabled &&
        value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
      <PoliteAnnouncement text={labels.chosen(value.length)} />
    </div>
  );
}

interface ChosenOptionsProps extends Pick<MultiSelectProps, "labels"> {
  model: MultiSelectModel;
  disabled: boolean;
  /** The id of the text input, which takes the focus once nothing is chosen any more. */
  inputId: string;
}

/** Chosen option below the field; a press takes it back. */
const chosenOption = [
  "inline-flex min-h-target max-w-full cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong bg-brand-soft px-3 py-0.5",
  "text-body-sm text-on-brand-soft wrap-anywhere transition-colors duration-fast hover:border-fg-muted",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-on-disabled",
  "pointer-coarse:min-h-touch",
].join(" ");

/** Chosen options. Taking one back leaves the focus on its neighbour. */
function ChosenOptions({ model, labels, disabled, inputId }: ChosenOptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { chosen, remove } = model;
  if (chosen.length === 0) return null;

  function takeBack(value: string, index: number): void {
    const buttons = list.current?.querySelectorAll("button");
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.getElementById(inputId);
    next?.focus();
    remove(value);
  }

  return (
    <ul ref={list} aria-label={labels.chosen(chosen.length)} className="flex flex-wrap gap-2">
      {chosen.map(({ item }, index) => (
        <li key={item.value} className="min-w-0">
          <button
            type="button"
            aria-label={labels.remove(item.label || item.value)}
            disabled={disabled}
            onClick={() => takeBack(item.value, index)}
            className={chosenOption}
          >
            <bdi className="min-w-0">{item.label || item.value}</bdi>
            <CloseIcon className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
