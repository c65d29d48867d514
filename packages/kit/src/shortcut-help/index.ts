export { pressedKey } from "./pressed-key.ts";
export {
  ShortcutHelp,
  type ShortcutHelpLabels,
  type ShortcutHelpProps,
} from "./shortcut-help.tsx";
export {
  type Shortcut,
  type ShortcutGroup,
  ShortcutList,
  type ShortcutListLabels,
  type ShortcutListProps,
} from "./shortcut-list.tsx";
