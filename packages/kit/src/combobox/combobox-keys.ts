import type { KeyboardEvent } from "react";
import { type ComboboxModel, NONE } from "./use-combobox.ts";

/** Number of options that a page key skips. */
const LEAP = 10;

/** Does what a key asks for; true keeps the key from doing anything else. */
type KeyAction = (model: ComboboxModel, alt: boolean) => boolean;

function move(model: ComboboxModel, by: number): boolean {
  if (model.open) {
    model.moveTo(model.active + by);
  } else {
    model.show();
  }
  return true;
}

function leap(model: ComboboxModel, by: number): boolean {
  if (model.open) {
    model.moveTo(Math.max(0, model.active + by));
  }
  return model.open;
}

/** The text cursor moves: no choice is active any more. */
function toText(model: ComboboxModel): boolean {
  if (model.open) {
    model.moveTo(NONE);
  }
  return false;
}

function takeActive(model: ComboboxModel): boolean {
  const entry = model.found[model.active];
  if (entry) {
    model.choose(entry);
  }
  return entry !== undefined;
}

function enter(model: ComboboxModel): boolean {
  if (model.open && !takeActive(model)) {
    model.hide();
  }
  return model.open;
}

function hide(model: ComboboxModel): boolean {
  model.hide();
  return true;
}

/** The list is hidden: what was typed is given up. */
function giveUp(model: ComboboxModel): boolean {
  model.restore();
  return model.typing;
}

/** A choice that the keys have reached is taken along; one that only stands first is not. */
function tab(model: ComboboxModel): boolean {
  if (model.open && model.reached) {
    takeActive(model);
  }
  return false;
}

const keyActions: Readonly<Record<string, KeyAction>> = {
  ArrowDown: (model, alt) => move(model, alt ? 0 : 1),
  ArrowUp: (model, alt) => (alt && model.open ? hide(model) : move(model, -1)),
  PageDown: (model) => leap(model, LEAP),
  PageUp: (model) => leap(model, -LEAP),
  Home: toText,
  End: toText,
  ArrowLeft: toText,
  ArrowRight: toText,
  Enter: enter,
  Escape: giveUp,
  Tab: tab,
};

/** The keys of a combobox. What composes a character with an input method is left alone. */
export function handleComboboxKey(model: ComboboxModel, event: KeyboardEvent<HTMLElement>): void {
  const action = event.nativeEvent.isComposing ? undefined : keyActions[event.key];
  if (action?.(model, event.altKey)) {
    event.preventDefault();
    event.stopPropagation();
  }
}
