/** Zero-width characters and direction marks: they change a text's rendering, not its content. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0640]/g;
const ARABIC_ZEROS = [0x06_60, 0x06_f0] as const;

/**
 * The text as its readers compare it: accents, Arabic vowel marks and hamza, non-breaking spaces, curly apostrophes and
 * Arabic digits make no difference. A gap becomes plain dots.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(INVISIBLE, "")
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, latinDigit)
    .replace(/[^\S\n]+/g, " ");
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ARABIC_ZEROS.findLast((first) => first <= code) ?? code;
  return String(code - zero);
}
