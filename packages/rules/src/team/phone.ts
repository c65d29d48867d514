const NUMERIC = /^\d{6,15}$/;
const GROUPING = /[\s.\-/()\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/**
 * The digits of a telephone number as people write it, `06 61 00-02.28` or `+212 661 000 228` (whose `+` is dialled
 * `00`), in Latin or Arabic digits. Null: it is no number (specification 2, point 5: «telephone numeric»).
 */
export function readPhone(text: string): string | null {
  const digits = text
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(GROUPING, "")
    .replace(/^\+/, "00");
  return NUMERIC.test(digits) ? digits : null;
}
