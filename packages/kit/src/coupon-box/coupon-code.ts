/** Spaces of every kind, and signs without a shape, such as the marks of direction that come with pasted Arabic. */
const UNSEEN = /[\s\p{Cf}]+/gu;

/** A code as it is compared: capitals of no particular language, without what cannot be seen. */
export function couponCode(typed: string): string {
  return typed.replaceAll(UNSEEN, "").toUpperCase();
}
