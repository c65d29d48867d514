import { useSyncExternalStore } from "react";
import { pressedKey } from "../shortcut-help/index.ts";

interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** True on the systems whose command key is ⌘, where Ctrl+K edits text. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** True for Ctrl+K, ⌘K on an Apple keyboard, also while the keyboard writes Arabic. */
export function isPaletteKey(pressed: PressedKey, onApple = isApple()): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const isHeld = onApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (!isHeld || altKey || shiftKey) return false;
  return pressedKey(pressed) === "k";
}

const nothingChanges = () => () => undefined;

/** Keys that open the palette on this system, as `KeyboardEvent.key` names them. */
export function usePaletteKeys(): "Control+K" | "Meta+K" {
  const onApple = useSyncExternalStore(nothingChanges, isApple, () => false);
  return onApple ? "Meta+K" : "Control+K";
}
