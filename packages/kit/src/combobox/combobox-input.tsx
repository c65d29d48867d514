import { cx } from "class-variance-authority";
import type { FocusEvent, KeyboardEvent, Ref } from "react";
import { controlVariants, type FieldControlProps } from "../form-field/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { dataOf } from "../root-props.ts";
import type { ComboboxCatalogue } from "./catalogue.ts";
import { handleComboboxKey } from "./combobox-keys.ts";
import { FieldButtons } from "./field-buttons.tsx";
import { OptionPanel, optionId } from "./option-panel.tsx";
import type { ComboboxModel } from "./use-combobox.ts";
import { useEscapeFirst, useHungPanel, useKeptInView } from "./use-hung-panel.ts";

/** Words of the component. */
export interface ComboboxLabels {
  /** Name of the list: «Cities». */
  list: string;
  /** Name of the button that shows the list. */
  show: string;
  /** Name of the button that takes the choice back. */
  clear: string;
  /** Number of matching options, announced while typing: «3 cities». */
  count: (count: number) => string;
  /** Number of options that are not rendered yet: «412 more». */
  more: (count: number) => string;
  /** Announcement that nothing answers what was typed. */
  none: (text: string) => string;
  /** The catalogue holds nothing. */
  empty: string;
}

interface ComboboxInputProps {
  items: ComboboxCatalogue;
  labels: ComboboxLabels;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  control: FieldControlProps;
  model: ComboboxModel;
  isChosen: (value: string) => boolean;
  /** True where several can be chosen; `false` by default. */
  multiple?: boolean;
  /** Called before the keys of the list are handled; `true` where the key is done with. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => boolean;
  /** Called when the focus leaves the text, its buttons and its list. */
  onLeave?: () => void;
}

/** Note in place of the options. */
function noteFor(props: ComboboxInputProps) {
  const { labels, isPending, pendingLabel, items, model } = props;
  if (isPending) return pendingLabel;
  if (items.length === 0) return labels.empty;
  return model.found.length === 0 ? labels.none(model.text) : undefined;
}

/** Text input with its buttons and the list that hangs from it; data attributes go to the input. */
export function ComboboxInput(props: ComboboxInputProps) {
  const { control, model, isChosen, multiple = false, onKey, onLeave } = props;
  const { labels, placeholder, required, disabled = false, isPending = false, ref } = props;
  const { field, panel } = useHungPanel<HTMLSpanElement>(model.open);
  /** A list without an option is no list: its note is announced in its place. */
  const hasOptions = model.open && model.found.length > 0;
  const listId = `${control.id}-list`;
  const active = model.found[model.active];
  const activeId = active && optionId(listId, active);
  useKeptInView(listId, activeId);
  useEscapeFirst(model.open, model.hide);
  const note = noteFor(props);

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
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
        onKeyDown={(event) => {
          if (!onKey?.(event)) handleComboboxKey(model, event);
        }}
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
        multiple={multiple}
        isChosen={isChosen}
        busy={isPending}
        more={labels.more}
        note={note}
      />
      <PoliteAnnouncement text={model.open ? (note ?? labels.count(model.found.length)) : ""} />
    </span>
  );
}
