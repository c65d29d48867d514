/** Longest address that mail servers take (RFC 5321, 4.5.3.1.3). */
export const LONGEST_EMAIL = 254;

/** Letters, digits and signs of a dot-string (RFC 5321, 4.1.2), then a domain of two labels or more. */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]+)$/;

/**
 * True when a text has the form of one e-mail address. Quoted names and domains in other scripts are refused: few mail
 * servers take them (docs/domain/accounts.md#e-mail).
 */
export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);

/** Characters of a number as it is written, blanks and brackets included. */
export const LONGEST_PHONE = 40;

const BETWEEN = String.raw`[\s.\-/()\u200e\u200f\u202a-\u202e\u2066-\u2069]*`;
const DIGIT = String.raw`${BETWEEN}[\d\u0660-\u0669\u06f0-\u06f9]`;

/**
 * Digits, Latin or Arabic, with blanks, dots, dashes, slashes and brackets between them: 6 to 15, or 4 to 13 after a `+`,
 * which is dialled `00`.
 */
export const PHONE = new RegExp(
  String.raw`^(?:${BETWEEN}\+(?:${DIGIT}){4,13}|(?:${DIGIT}){6,15})${BETWEEN}$`,
);

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/**
 * The digits of a telephone number as people write it, `06 61 00-02.28` or `+212 661 000 228` (whose `+` is dialled
 * `00`), in Latin or Arabic digits. Null: it is no number (docs/domain/team.md#telephone).
 */
export function readPhone(text: string): string | null {
  if (text.length > LONGEST_PHONE || !PHONE.test(text)) return null;
  return text
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace("+", "00")
    .replace(/\D/g, "");
}

/** True for a text that {@link readPhone} reads as a telephone number. */
export const isPhone = (text: string): boolean => readPhone(text) !== null;
