const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/** The digits of Arabic and Persian keyboards as Latin ones; everything else as it stands. */
export function latinDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
}
