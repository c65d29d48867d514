import { useMemo, useState } from "react";
import { type CatalogueEntry, type ComboboxCatalogue, flatten, gatherGroups } from "./catalogue.ts";
import { type ListWindow, openWindow, revealIndex } from "./list-window.ts";
import { findExact, indexNames, search } from "./match.ts";

/** The active index when no choice is active. */
export const NONE = -1;

interface ComboboxState {
  open: boolean;
  /** Input; null while the field shows the selected name. */
  text: string | null;
  /** The active choice, once a key has moved to it; before that it follows from the text. */
  active: number | undefined;
  window: ListWindow;
}

const atRest: ComboboxState = {
  open: false,
  text: null,
  active: undefined,
  window: openWindow(NONE),
};

export interface ComboboxModel {
  open: boolean;
  /** The text in the field. */
  text: string;
  /** True where the text is the user's input instead of the selected name. */
  typing: boolean;
  /** The choices that answer the text, in the order of the list. */
  found: readonly CatalogueEntry[];
  /** Index of the active choice in `found`, -1 when none is. */
  active: number;
  /** True where a key has moved to the active option. */
  reached: boolean;
  window: ListWindow;
  show: () => void;
  hide: () => void;
  type: (text: string) => void;
  moveTo: (index: number) => void;
  choose: (entry: CatalogueEntry) => void;
  /** Takes the chosen away. */
  clear: () => void;
  /** Gives up what was typed: the field shows the chosen name again. */
  restore: () => void;
  /** The field is left: a name typed in full is taken, other text gives way to what was chosen. */
  leave: () => void;
  setWindow: (window: ListWindow) => void;
}

export interface ComboboxHolding {
  catalogue: ComboboxCatalogue;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** All choices, and those that answer a text. */
export function useChoices(catalogue: ComboboxCatalogue, text: string | null) {
  const entries = useMemo(() => gatherGroups(indexNames(flatten(catalogue))), [catalogue]);
  const found = useMemo(
    () => (text === null ? entries : gatherGroups(search(entries, text))),
    [entries, text],
  );
  return { entries, found };
}

/** Without a key pressed: what was chosen while nothing is typed, then the best answer. */
function impliedActive(text: string | null, chosen: number, found: readonly CatalogueEntry[]) {
  if (text === null) {
    return chosen;
  }
  return text.trim() === "" ? NONE : found.findIndex(({ item }) => !item.disabled);
}

/** State of a combobox and its actions: options, input, active and selected option. */
export function useCombobox({ catalogue, value, onChange }: ComboboxHolding): ComboboxModel {
  const [state, setState] = useState(atRest);
  const { open, text } = state;
  const { entries, found } = useChoices(catalogue, text);
  const chosen = entries.findIndex(({ item }) => item.value === value);
  const chosenLabel = entries[chosen]?.item.label;
  const active = state.active ?? impliedActive(text, chosen, found);

  function change(part: Partial<ComboboxState>): void {
    setState({ ...state, ...part });
  }

  function settle(next: string | null): void {
    setState(atRest);
    if (next !== value) {
      onChange(next);
    }
  }

  function show(): void {
    if (!open) {
      change({ open: true, active: undefined, window: openWindow(text === null ? chosen : NONE) });
    }
  }

  function type(typed: string): void {
    if (typed === "") {
      settle(null);
    }
    setState({ ...atRest, open: true, text: typed });
  }

  function moveTo(index: number): void {
    const next = Math.max(NONE, Math.min(index, found.length - 1));
    change({ active: next, window: revealIndex(state.window, Math.max(0, next)) });
  }

  function choose({ item }: CatalogueEntry): void {
    if (!item.disabled) {
      settle(item.value);
    }
  }

  function leave(): void {
    const named = text === null ? undefined : findExact(entries, text);
    if (named && !named.item.disabled) {
      settle(named.item.value);
    } else {
      setState({ ...atRest, text: chosenLabel === undefined ? text : null });
    }
  }

  return {
    open,
    text: text ?? chosenLabel ?? "",
    typing: text !== null && text !== "",
    found,
    active: open ? Math.min(active, found.length - 1) : NONE,
    reached: state.active !== undefined,
    window: state.window,
    show,
    hide: () => change({ open: false }),
    type,
    moveTo,
    choose,
    clear: () => settle(null),
    restore: () => setState(atRest),
    leave,
    setWindow: (window) => change({ window }),
  };
}
