import { cx } from "class-variance-authority";
import { type ReactNode, type RefObject, type UIEvent, useId } from "react";
import { CheckIcon } from "../icon/icons.tsx";
import { type CatalogueEntry, cutSections, type Section } from "./catalogue.ts";
import { comboboxList, comboboxNote, comboboxOption, comboboxPanel } from "./combobox.variants.ts";
import { growAfter, growBefore } from "./list-window.ts";
import type { ComboboxModel } from "./use-combobox.ts";

/** Distance from the end of the list at which more of it is rendered, in pixels. */
const NEAR_END = 200;

interface OptionPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  model: ComboboxModel;
  /** The id of the listbox. */
  id: string;
  /** Name of the listbox. */
  label: string;
  isChosen: (value: string) => boolean;
  /** True where several can be chosen; `false` by default. */
  multiple?: boolean;
  busy: boolean;
  /** Note in place of missing options. */
  note: ReactNode;
  more: (count: number) => string;
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, { order }: CatalogueEntry): string {
  return `${listId}-${order}`;
}

/** Listbox under the field. The focus stays in the field. */
export function OptionPanel(props: OptionPanelProps) {
  const { ref, model, id, label, isChosen, multiple = false, busy, note, more } = props;
  const { found, window, setWindow } = model;
  const active = found[model.active];
  const rendered = model.open ? found.slice(window.from, window.to) : [];

  function growAtEnd({ currentTarget }: UIEvent<HTMLElement>): void {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (window.to < found.length && scrollTop + clientHeight > scrollHeight - NEAR_END) {
      setWindow(growAfter(window));
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus out of the field.
    <div
      ref={ref}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      className={comboboxPanel}
    >
      <More count={window.from} text={more} onPress={() => setWindow(growBefore(window))} />
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={busy || undefined}
        onScroll={growAtEnd}
        className={comboboxList}
      >
        {cutSections(rendered).map((section) => (
          <Choices key={section.title ?? ""} section={section}>
            {section.entries.map((entry) => (
              <Choice
                key={entry.order}
                id={optionId(id, entry)}
                entry={entry}
                place={window.from + rendered.indexOf(entry) + 1}
                count={found.length}
                onChoose={() => model.choose(entry)}
                active={entry === active}
                chosen={isChosen(entry.item.value)}
              />
            ))}
          </Choices>
        ))}
      </div>
      <More
        count={found.length - window.to}
        text={more}
        onPress={() => setWindow(growAfter(window))}
      />
      {note && <p className={comboboxNote}>{note}</p>}
    </div>
  );
}

function Choices({ section, children }: { section: Section; children: ReactNode }) {
  const titleId = useId();
  if (section.title === undefined) {
    return children;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="px-3 pt-3 pb-1 text-caption font-semibold text-fg-muted">
        {section.title}
      </div>
      {children}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  entry: CatalogueEntry;
  /** Position of the choice among all that answer, from 1, and how many those are. */
  place: number;
  count: number;
  onChoose: () => void;
  active: boolean;
  chosen: boolean;
}

function Choice({ id, entry, place, count, onChoose, active, chosen }: ChoiceProps) {
  const { label, value, description, disabled } = entry.item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys and focus are the field's.
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled}
      aria-setsize={count}
      aria-posinset={place}
      onClick={onChoose}
      className={comboboxOption({ active })}
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 wrap-anywhere">
          <bdi>{label || value}</bdi>
        </span>
        {description && (
          <span className="text-body-sm font-normal text-fg-muted">
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
      {chosen && <CheckIcon />}
    </div>
  );
}

interface MoreProps {
  count: number;
  text: (count: number) => string;
  onPress: () => void;
}

/** Number of options that are not rendered. A click renders more; keys and scrolling do so themselves. */
function More({ count, text, onPress }: MoreProps) {
  return count > 0 ? (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
      className={cx(comboboxNote, "cursor-pointer border-line first:border-b not-first:border-t")}
    >
      {text(count)}
    </button>
  ) : null;
}
