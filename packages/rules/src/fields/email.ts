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
