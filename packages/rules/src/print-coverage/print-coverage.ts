import { type TextFault, textFault } from "../text-limits/index.ts";
import { hasGlyph } from "./glyphs.ts";

/**
 * The characters of a text that the newspapers' faces have no glyph for, each once, in their order; `most` at most. They
 * cannot be printed.
 */
export function unprintableCharacters(text: string, most = 5): string[] {
  const found = new Set<string>();
  let characters: string[] | undefined;
  // The faces have composed letters.
  for (const point of text.normalize("NFC")) {
    if (hasGlyph(point)) continue;
    characters ??= charactersOf(text.normalize("NFC"));
    const whole = characters.find(
      (character) => character.includes(point) && !found.has(character),
    );
    if (whole !== undefined) found.add(whole);
    if (found.size >= most) break;
  }
  return [...found];
}

const charactersOf = (text: string) =>
  Array.from(new Intl.Segmenter("und").segment(text), ({ segment }) => segment);

/** Reason why a text cannot be printed. */
export type PrintFault =
  | TextFault
  | { readonly kind: "unprintable"; readonly characters: readonly string[] };

/** The fault of a text that is printed, with room for `limit` characters; null where there is none. */
export function printFault(text: string, limit: number): PrintFault | null {
  const fault = textFault(text, limit);
  if (fault !== null) return fault;
  const characters = unprintableCharacters(text);
  return characters.length > 0 ? { kind: "unprintable", characters } : null;
}
