import { cx } from "class-variance-authority";
import { Button, type ButtonProps } from "../button/index.ts";
import { SearchIcon } from "../icon/icons.tsx";
import { Keys } from "../shortcut-help/keys.tsx";
import { usePaletteKeys } from "./palette-key.ts";

export interface CommandButtonProps extends Omit<ButtonProps, "children" | "shape" | "variant"> {
  /** Label: «Search or go to…». On a phone it is read out, and the magnifier shown alone. */
  label: string;
  /** Names of keys in the reader's language; the key itself by default. */
  keys?: Readonly<Record<string, string>> | undefined;
}

/** Button that opens the palette, with its keys. */
export function CommandButton({ label, keys, className, ...button }: CommandButtonProps) {
  const held = usePaletteKeys();
  return (
    <Button
      {...button}
      aria-keyshortcuts={held}
      aria-haspopup="dialog"
      className={cx("text-fg-muted", className)}
    >
      <SearchIcon />
      <span className="font-normal max-md:sr-only">{label}</span>
      <span aria-hidden="true" className="shrink-0 max-md:hidden pointer-coarse:hidden">
        <Keys keys={held} names={keys} />
      </span>
    </Button>
  );
}
