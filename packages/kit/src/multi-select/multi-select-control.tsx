import { cx } from "class-variance-authority";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { handleComboboxKey } from "../combobox/combobox-keys.ts";
import { FieldButtons } from "../combobox/field-buttons.tsx";
import { OptionPanel, optionId } from "../combobox/option-panel.tsx";
import { useEscapeFirst, useHungPanel, useKeptInView } from "../combobox/use-hung-panel.ts";
import { controlVariants, type FieldControlProps, type FieldProps } from "../form-field/index.ts";
import { CloseIcon } from "../icon/icons.tsx";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { dataOf } from "../root-props.ts";
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

/** Note in place of the options. */
function noteFor(props: MultiSelectControlProps, { found, text }: MultiSelectModel) {
  const { labels, isPending, pendingLabel, items } = props;
  if (isPending) return pendingLabel;
  if (items.length === 0) return labels.empty;
  return found.length === 0 ? labels.none(text) : undefined;
}

/** The field with its list, and below it what is chosen. */
export function MultiSelectControl(props: MultiSelectControlProps) {
  const { control, name, items, value, onChange, onBlur, labels, disabled = false } = props;
  const { placeholder, required, isPending = false, ref } = props;
  const model = useMultiSelect({ catalogue: items, value, onChange });
  const { field, panel } = useHungPanel<HTMLSpanElement>(model.open);
  /** A list without an option is no list: its note is announced in its place. */
  const hasOptions = model.open && model.found.length > 0;
  const listId = `${control.id}-list`;
  const active = model.found[model.active];
  const activeId = active && optionId(listId, active);
  useKeptInView(listId, activeId);
  useEscapeFirst(model.open, model.hide);
  const note = noteFor(props, model);

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (currentTarget.contains(relatedTarget)) return;
    model.leave();
    onBlur?.();
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const last = model.chosen.at(-1);
    if (event.key === "Backspace" && model.text === "" && last) model.remove(last.item.value);
    else handleComboboxKey(model, event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the controls inside; it is no control.
    <div onBlur={leave} className="flex min-w-0 flex-col gap-2">
      <span ref={field} className="relative flex scroll-mt-24 items-center">
        <input
          {...dataOf(props)}
          {...control}
          ref={ref}
          type="text"
          role="combobox"
          aria-expanded={hasOptions}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          aria-required={required}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          disabled={disabled}
          value={model.text}
          onChange={(event) => model.type(event.currentTarget.value)}
          onClick={model.show}
          onKeyDown={press}
          className={cx(
            controlVariants({ kind: "line" }),
            "pe-20 text-ellipsis pointer-coarse:pe-24",
          )}
        />
        <FieldButtons
          inputId={control.id}
          clearLabel={labels.clear}
          onClear={model.text === "" ? undefined : model.clear}
          listId={listId}
          showLabel={labels.show}
          open={model.open}
          onToggle={model.open ? model.hide : model.show}
          busy={isPending}
          disabled={disabled}
        />
        <OptionPanel
          ref={panel}
          model={model}
          id={listId}
          label={labels.list}
          multiple
          isChosen={(choice) => value.includes(choice)}
          busy={isPending}
          more={labels.more}
          note={note}
        />
      </span>
      <ChosenOptions {...{ model, labels, disabled }} inputId={control.id} />
      {name !== undefined &&
        !disabled &&
        value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
      <PoliteAnnouncement text={model.open ? (note ?? labels.count(model.found.length)) : ""} />
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
