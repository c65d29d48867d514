import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { ComboboxInput } from "../combobox/combobox-input.tsx";
import type { FieldControlProps, FieldProps } from "../form-field/index.ts";
import { CloseIcon } from "../icon/icons.tsx";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import type { HeldValue } from "../use-value.ts";
import type { MultiSelectProps } from "./multi-select.tsx";
import { chosenOption } from "./multi-select.variants.ts";
import { type MultiSelectModel, useMultiSelect } from "./use-multi-select.ts";

interface MultiSelectControlProps
  extends Omit<
      MultiSelectProps,
      keyof FieldProps | "id" | "className" | "defaultValue" | keyof HeldValue<unknown>
    >,
    HeldValue<readonly string[]> {
  control: FieldControlProps;
}

/** The field with its list, and below it what is chosen. */
export function MultiSelectControl(props: MultiSelectControlProps) {
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
      <ChosenOptions {...{ model, labels, disabled }} inputId={control.id} />
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
