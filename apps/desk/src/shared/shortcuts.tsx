import { readStored, writeStored } from "@parution/app/browser/stored.ts";
import { pressedKey } from "@parution/kit/shortcut-help";
import { useEffect, useRef, useState } from "react";

const KEPT = "desk-shortcuts";

/**
 * Single keys of a page, on keyboards of every script. They can be switched off, since a voice or a slip can press them (WCAG
 * 2.1.4); a field, an open menu or a dialog keeps its own keys.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>) {
  const [isOn, setOn] = useState(() => readStored(KEPT) !== "off");
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event)) return;
      const action = latest.current[pressedKey(event)];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
  return {
    isOn,
    switchTo(on: boolean) {
      writeStored(KEPT, on ? "on" : "off");
      setOn(on);
    },
  };
}

/** Key of an action, beside its name. */
export const Key = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="text-body-sm font-normal pointer-coarse:hidden">
    {name}
  </span>
);

/** Dialogs, and menus that are open; toasts and tooltips are other popovers. */
const IN_FRONT = "[role=dialog], [role=alertdialog], [popover=auto]:popover-open";

/** True where a key belongs to the element that has the focus, to an open dialog or to an open menu. */
function isBusy({ target }: KeyboardEvent): boolean {
  if (document.querySelector(IN_FRONT)) return true;
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}
