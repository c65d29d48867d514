/** Characters of a text that are compared: without spaces, one spelling for what make-up may change. */
export type Folded = readonly string[];

/** Marks above and below Arabic letters, tatweel, soft hyphens and signs of direction: never compared. */
const IGNORED =
  /[\s\u0640\u064B-\u065F\u0670\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
/** Ligatures and presentation forms: their compatibility mapping is what was typed. */
const PRESENTATION = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]/gu;

const SPELLINGS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  // Codes that readers of PDF give a hyphen at the end of a line.
  "\u0002": "-",
  "\uFFFE": "-",
  ...spelled("-", "‐‑‒–—―−"),
  ...spelled("'", "’‘‛ʼ′`"),
  ...spelled('"', "“”„‟″«»‹›"),
  ...spelled("(", ")[]{}<>"),
  ...spelled("؟", "?"),
  ...spelled("ه", "ہ"),
  ...spelled("ك", "ک"),
  ...spelled("ي", "ی"),
  ...digits("٠"),
  ...digits("۰"),
  "…": "...",
};

function spelled(spelling: string, others: string): Record<string, string> {
  return Object.fromEntries(Array.from(others, (other) => [other, spelling]));
}

function digits(zero: string): Record<string, string> {
  const first = zero.codePointAt(0) ?? 0;
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(first + digit), `${digit}`]),
  );
}

/**
 * A text as it is compared: case, spaces, ligatures, presentation forms, tatweel, kinds of dashes, quotes, brackets and digits
 * are make-up's own; every other character counts. Brackets have one spelling since they are mirrored in Arabic.
 */
export function fold(text: string): Folded {
  return folded(text.replaceAll(PRESENTATION, (form) => form.normalize("NFKC")));
}

/**
 * Variant of {@link fold} for characters that stand from left to right: a ligature's letters are written from
 * right to left in Arabic.
 */
export function foldVisual(text: string): Folded {
  return folded(
    text.replaceAll(PRESENTATION, (form) => {
      const letters = form.normalize("NFKC");
      return form >= "\uFB50" && form < "\uFF00" ? Array.from(letters).reverse().join("") : letters;
    }),
  );
}

function folded(text: string): Folded {
  const composed = text.normalize("NFC");
  const characters: string[] = [];
  for (const character of composed) {
    for (const lower of character.toLowerCase()) {
      if (IGNORED.test(lower)) continue;
      characters.push(...(SPELLINGS[lower] ?? lower));
    }
  }
  return characters;
}

/** True for a folded character of a word or a number. */
export const isWordly = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Words of a text, as they are counted and shown. */
export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== "");
