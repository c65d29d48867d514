/** Part of a keyboard event by which a shortcut is known. */
type PressedKey = Pick<KeyboardEvent, "key" | "code">;

/** What a key writes on keyboards of other scripts; accented Latin letters and signs stay what they are. */
const isForeign = (key: string) => /^[^\p{ASCII}\p{Script=Latin}]+$/u.test(key);

/**
 * Key of an event as shortcuts name it, in lower case: by the place of the key where the keyboard writes Arabic or another script, so
 * that `a` is «ش» too; and `?` for the Arabic question mark.
 */
export function pressedKey({ key, code }: PressedKey): string {
  if (key === "؟") return "?";
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return (letter !== undefined && isForeign(key) ? letter : key).toLowerCase();
}
