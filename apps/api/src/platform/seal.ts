import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Encrypts a text for one place: in another one it cannot be read.
 * @param key 32 bytes in base64url
 */
export function seal(text: string, place: string, key: string): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, "base64url"), nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null where it was encrypted with another key, or for another place. */
export function unseal(sealed: string, place: string, key: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, NONCE_LENGTH);
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, "base64url"), nonce);
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
  try {
    const text = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
