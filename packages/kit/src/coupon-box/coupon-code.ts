/** Spaces of every kind, and the marks of direction that come along when Arabic text is pasted. */
const UNSEEN = /[\s\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/** A code as it is compared: capitals of no particular language, without what cannot be seen. */
export function couponCode(typed: string): string {
  return typed.replaceAll(UNSEEN, "").toUpperCase();
}
