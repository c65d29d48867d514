/** An absent ICE never stops an order; a malformed one is pointed out. */
export type IceStatus = "absent" | "well-formed" | "malformed";

/** True for so many digits whose number is a multiple of 97, as their key makes it. */
const hasKey = (digits: string, length: number): boolean =>
  digits.length === length && /^\d+$/.test(digits) && BigInt(digits) % 97n === 0n;

/**
 * Reads a company identifier: 15 digits whose number is a multiple of 97; spaces do not count
 * (docs/domain/accounts.md#ice).
 */
export function iceStatus(text: string): IceStatus {
  const digits = text.replace(/\s/g, "");
  if (digits === "") return "absent";
  return hasKey(digits, 15) ? "well-formed" : "malformed";
}

/** True for a Moroccan bank account (RIB): 24 digits, the last two the key of the others; spaces do not count. */
export const isRib = (text: string): boolean => hasKey(text.replace(/\s/g, ""), 24);
