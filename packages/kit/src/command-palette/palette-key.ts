import { useSyncExternalStore } from "react";

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

/** A Latin letter by itself; keyboards of other scripts are read by the place of the key. */
const isLatin = (key: string) => /^[a-z]$/i.test(key);

/** True for Ctrl+K, ⌘K on an Apple keyboard, also while the keyboard writes Arabic. */
export function isPaletteKey(pressed: PressedKey, onApple = isApple()): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const isHeld = onApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (!isHeld || altKey || shiftKey) return false;
  return isLatin(key) ? key.toLowerCase() === "k" : code === "KeyK";
}

const nothingChanges = () => () => undefined;

/** Keys that open the palette on this system, as `KeyboardEvent.key` names them. */
export function usePaletteKeys(): "Control+K" | "Meta+K" {
  const onApple = useSyncExternalStore(nothingChanges, isApple, () => false);
  return onApple ? "Meta+K" : "Control+K";
}
