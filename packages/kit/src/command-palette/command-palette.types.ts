import type { ComponentType, ReactNode } from "react";
import type { IconProps } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";

interface CommonCommand {
  /** Unique among all commands. */
  id: string;
  label: string;
  /** Other words that find it and are not shown: «bills», or the label in another language. */
  keywords?: readonly string[] | undefined;
  /** Detail beside the label, such as the title of an ad. */
  description?: string | undefined;
  icon?: ComponentType<IconProps> | undefined;
  /**
   * Keys of the command, as `KeyboardEvent.key` names them: `Control+P`. They are shown; the application binds
   * them.
   */
  shortcut?: string | undefined;
}

/** Command that leads to a place. */
export interface CommandLink extends CommonCommand {
  href: string;
}

/** Command that runs an action. */
export interface CommandAction extends CommonCommand {
  /** Called once the palette is closed. */
  onSelect: () => void;
}

/** One entry: it leads somewhere, or it runs an action. */
export type Command = CommandLink | CommandAction;

/** Commands of one subject. */
export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

export interface CommandPaletteLabels {
  /** Name of the search field, and its placeholder: «Search or go to…». */
  search: string;
  /** Name of the close button. */
  close: string;
  /** Name of the list: «Commands». */
  list: string;
  /** Title of the commands that were chosen last. */
  recent: string;
  /** Number of commands that answer, announced while typing: «3 results». */
  count: (count: number) => string;
  /** Announcement that nothing answers what was typed. */
  none: (text: string) => string;
  /** Stands where there are no commands at all. */
  empty: string;
  /** Names of keys in the reader's language, such as «Maj» for `Shift`; the key itself by default. */
  keys?: Readonly<Record<string, string>> | undefined;
}

export interface CommandPaletteProps extends RootProps<"div"> {
  /** Open state. The palette is mounted only while open. */
  open: boolean;
  /** The reader presses Ctrl+K, or ⌘K on an Apple keyboard, outside other dialogs. */
  onOpen: () => void;
  /** The reader asks to leave, or has chosen: Escape, the same keys again, the close button, a press outside. */
  onClose: () => void;
  /** Accessible name of the dialog. */
  title: ReactNode;
  /** A sentence that is read when the palette opens. */
  description?: ReactNode;
  /** Commands by group, in reading order; hundreds may come. Keep it the same object while it is the same list. */
  items: readonly CommandGroup[];
  /** Commands that were chosen last, the newest first. They come first while nothing is typed. */
  recent?: readonly Command[] | undefined;
  /** Results of the application's own search for the text. It is shown as it is, after what answers among `items`. */
  results?: readonly CommandGroup[] | undefined;
  /** Text of the search field. */
  value?: string | undefined;
  /** Text at first, where the palette holds it itself. */
  defaultValue?: string | undefined;
  /** Another text: where the application's own search begins. */
  onChange?: ((text: string) => void) | undefined;
  /** True while the application searches. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`, and shown while nothing has been found. */
  pendingLabel?: string | undefined;
  /** Message where the application's search failed. */
  error?: string | undefined;
  /** A command is chosen, such as to keep it for `recent`. */
  onSelect?: ((command: Command) => void) | undefined;
  /** Words that the component says itself. */
  labels: CommandPaletteLabels;
}
