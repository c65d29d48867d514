/**
 * True for a Moroccan bank account (RIB): 24 digits whose number is a multiple of 97, since the last two are the key of the
 * others; spaces do not count.
 */
export function isRib(text: string): boolean {
  const digits = text.replace(/\s/g, "");
  return /^\d{24}$/.test(digits) && BigInt(digits) % 97n === 0n;
}
