import { createHmac, timingSafeEqual } from "node:crypto";

/** The header that carries a message's signature. */
export const SIGNATURE_HEADER = "Partenaire-Signature";

/** What the partner sent: the body as it came, and the signature beside it. */
export interface SignedMessage {
  readonly text: string;
  readonly signature: string | null;
}

/** The signature of a message: HMAC-SHA-256 of its very bytes, in hexadecimal. */
export const signatureOf = (text: string, key: string): string =>
  createHmac("sha256", key).update(text, "utf8").digest("hex");

/** Whether a message was signed by whoever knows the key. */
export function isSigned({ text, signature }: SignedMessage, key: string): boolean {
  const expected = Buffer.from(signatureOf(text, key));
  const given = Buffer.from(signature?.trim().toLowerCase() ?? "");
  return expected.length === given.length && timingSafeEqual(expected, given);
}
