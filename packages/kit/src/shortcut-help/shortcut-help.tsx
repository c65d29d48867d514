import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Dialog } from "../dialog/index.ts";
import type { RootProps } from "../root-props.ts";
import { pressedKey } from "./pressed-key.ts";
import { type ShortcutGroup, ShortcutList, type ShortcutListLabels } from "./shortcut-list.tsx";

export interface ShortcutHelpLabels extends ShortcutListLabels {
  /** Name of the close button. */
  close: string;
}

export interface ShortcutHelpProps extends RootProps<"div"> {
  /** Open state of the help. */
  open: boolean;
  /** The reader presses `?`, outside fields and other dialogs. */
  onOpen: () => void;
  /** The reader asks to leave: Escape, `?` again, the close button, a press outside. */
  onClose: () => void;
  /** Title and accessible name: «Keyboard shortcuts». */
  title: ReactNode;
  /** A sentence under the title, read when the help opens. */
  description?: ReactNode;
  /** Shortcuts by group, in reading order. */
  items: readonly ShortcutGroup[];
  /** Words that the component says itself. */
  labels: ShortcutHelpLabels;
}

/** Selector of fields in which a question mark is a sign that is typed. */
const FIELDS =
  ":is(input:not([type='checkbox'], [type='radio'], [type='button']), textarea, select)";

function isTyped({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(FIELDS);
}

/** Keyboard shortcuts of a page in a dialog, which `?` opens. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { open, onOpen, onClose, title, description, items, labels, ...root } = props;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const held = event.ctrlKey || event.metaKey || event.altKey;
    if (pressedKey(event) !== "?" || held || event.defaultPrevented || isTyped(event)) return;
    if (open) onClose();
    else if (!document.querySelector("[role$='dialog']:not([hidden])")) onOpen();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <Dialog
      {...root}
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={labels.close}
      size="lg"
    >
      <ShortcutList items={items} labels={labels} />
    </Dialog>
  );
}
