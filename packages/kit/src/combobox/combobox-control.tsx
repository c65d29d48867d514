import { cx } from "class-variance-authority";
import type { FocusEvent } from "react";
import { controlVariants, type FieldControlProps, type FieldProps } from "../form-field/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { dataOf } from "../root-props.ts";
import type { HeldValue } from "../use-value.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { handleComboboxKey } from "./combobox-keys.ts";
import { FieldButtons } from "./field-buttons.tsx";
import { OptionPanel, optionId } from "./option-panel.tsx";
import { type ComboboxModel, useCombobox } from "./use-combobox.ts";
import { useEscapeFirst, useHungPanel, useKeptInView } from "./use-hung-panel.ts";

interface ComboboxControlProps
  extends Omit<
      ComboboxProps,
      keyof FieldProps | "id" | "className" | "defaultValue" | keyof HeldValue<unknown>
    >,
    HeldValue<string | null> {
  control: FieldControlProps;
}

/** Note in place of the options. */
function noteFor(
  { labels, isPending, pendingLabel, items }: ComboboxControlProps,
  { found, text }: ComboboxModel,
) {
  if (isPending) {
    return pendingLabel;
  }
  if (items.length === 0) {
    return labels.empty;
  }
  return found.length === 0 ? labels.none(text) : undefined;
}

/** The field, its buttons and its list, inside the frame of a form's field. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { control, name, items, value, onChange, onBlur, labels, disabled = false } = props;
  const { placeholder, required, isPending = false, ref } = props;
  const model = useCombobox({ catalogue: items, value, onChange });
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
    if (!currentTarget.contains(relatedTarget)) {
      model.leave();
      onBlur?.();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the controls inside; it is no control.
    <span ref={field} onBlur={leave} className="relative flex scroll-mt-24 items-center">
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
        onKeyDown={(event) => handleComboboxKey(model, event)}
        className={cx(
          controlVariants({ kind: "line" }),
          "pe-20 text-ellipsis pointer-coarse:pe-24",
        )}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
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
        isChosen={(choice) => choice === value}
        busy={isPending}
        more={labels.more}
        note={note}
      />
      <PoliteAnnouncement text={model.open ? (note ?? labels.count(model.found.length)) : ""} />
    </span>
  );
}
