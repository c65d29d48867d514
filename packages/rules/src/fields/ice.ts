/** An absent ICE never stops an order; a malformed one is pointed out. */
export type IceStatus = "absent" | "well-formed" | "malformed";

const CHECK_MODULUS = 97;

/**
 * Reads a company identifier: 15 digits whose number is a multiple of 97; spaces do not count
 * (docs/domain/accounts.md#ice).
 */
export function iceStatus(text: string): IceStatus {
  const digits = text.replace(/\s/g, "");
  if (digits === "") return "absent";
  const sound = /^\d{15}$/.test(digits) && Number(digits) % CHECK_MODULUS === 0;
  return sound ? "well-formed" : "malformed";
}
