/** Part of a keyboard event by which a shortcut is known; browsers that fill in a form send events without it. */
interface PressedKey {
  readonly key?: string | undefined;
  readonly code?: string | undefined;
}

/** True for letters, with their marks, of other scripts than the Latin one; signs and accented Latin letters stay what they are. */
const isForeign = (key: string) =>
  /^[\p{L}\p{M}]+$/u.test(key) && !/[\p{scx=Latin}\p{scx=Common}]/u.test(key);

/**
 * Key of an event as shortcuts name it, in lower case: by the place of the key where the keyboard writes Arabic or another script, so
 * that `a` is «ش» too; and `?` for the Arabic question mark.
 */
export function pressedKey({ key = "", code = "" }: PressedKey): string {
  if (key === "؟") return "?";
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return (letter !== undefined && isForeign(key) ? letter : key).toLowerCase();
}
