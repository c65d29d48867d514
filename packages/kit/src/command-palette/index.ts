export { CommandButton, type CommandButtonProps } from "./command-button.tsx";
export { CommandPalette } from "./command-palette.tsx";
export type {
  Command,
  CommandAction,
  CommandGroup,
  CommandLink,
  CommandPaletteLabels,
  CommandPaletteProps,
} from "./command-palette.types.ts";
