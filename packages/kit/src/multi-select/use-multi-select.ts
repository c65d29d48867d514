import { useState } from "react";
import type { CatalogueEntry, ComboboxCatalogue } from "../combobox/catalogue.ts";
import { type ListWindow, openWindow, revealIndex } from "../combobox/list-window.ts";
import { type ComboboxModel, NONE, useChoices } from "../combobox/use-combobox.ts";

interface MultiSelectState {
  open: boolean;
  text: string;
  /** Active option, once a key has moved to it; before that it follows from the text. */
  active: number | undefined;
  window: ListWindow;
}

const atRest: MultiSelectState = {
  open: false,
  text: "",
  active: undefined,
  window: openWindow(NONE),
};

export interface MultiSelectHolding {
  catalogue: ComboboxCatalogue;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

export interface MultiSelectModel extends ComboboxModel {
  /** Chosen options in the order of their choice; without those that the catalogue does not have. */
  chosen: readonly CatalogueEntry[];
  remove: (value: string) => void;
}

/** State of a multi-select and its actions. Choosing keeps the list open, for the next choice. */
export function useMultiSelect(holding: MultiSelectHolding): MultiSelectModel {
  const { catalogue, value, onChange } = holding;
  const [state, setState] = useState(atRest);
  const { open, text } = state;
  const { entries, found } = useChoices(catalogue, text);
  const best = text.trim() === "" ? NONE : found.findIndex(({ item }) => !item.disabled);

  function change(part: Partial<MultiSelectState>): void {
    setState({ ...state, ...part });
  }

  function moveTo(index: number): void {
    const active = Math.max(NONE, Math.min(index, found.length - 1));
    change({ active, window: revealIndex(state.window, Math.max(0, active)) });
  }

  function remove(removed: string): void {
    onChange(value.filter((other) => other !== removed));
  }

  /** The text was a way to this choice: the whole list is there again, at its place. */
  function choose(entry: CatalogueEntry): void {
    const { item } = entry;
    if (item.disabled) return;
    if (value.includes(item.value)) remove(item.value);
    else onChange([...value, item.value]);
    const active = entries.indexOf(entry);
    change({ text: "", active, window: text === "" ? state.window : openWindow(active) });
  }

  return {
    open,
    text,
    typing: text !== "",
    found,
    active: open ? Math.min(state.active ?? best, found.length - 1) : NONE,
    // Tab leaves the field and chooses nothing.
    reached: false,
    window: state.window,
    show: () => {
      if (!open) change({ open: true, window: openWindow(NONE) });
    },
    hide: () => change({ open: false, active: undefined }),
    type: (typed) => setState({ ...atRest, open: true, text: typed }),
    moveTo,
    choose,
    clear: () => change({ text: "", active: undefined }),
    restore: () => setState(atRest),
    leave: () => setState(atRest),
    setWindow: (window) => change({ window }),
    chosen: value.flatMap((one) => entries.find(({ item }) => item.value === one) ?? []),
    remove,
  };
}
