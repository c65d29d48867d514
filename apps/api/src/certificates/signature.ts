import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** What stands before the 32 bytes of an Ed25519 key in PKCS#8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

const keys = new Map<string, KeyObject>();

/** The key that 32 bytes in base64url stand for. */
function privateKeyOf(seed: string): KeyObject {
  const known = keys.get(seed);
  if (known !== undefined) return known;
  const der = Buffer.concat([PKCS8_HEAD, Buffer.from(seed, "base64url")]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  keys.set(seed, key);
  return key;
}

/** The Ed25519 signature of a text, base64url. */
export function signText(text: string, seed: string): string {
  return sign(null, Buffer.from(text), privateKeyOf(seed)).toString("base64url");
}

/** Whether a signature is this key's, of exactly this text. */
export function isSigned(text: string, signature: string, seed: string): boolean {
  const key = createPublicKey(privateKeyOf(seed));
  return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
}

/** The public half of the key, base64url, for whoever verifies by themselves. */
export function publicKeyOf(seed: string): string {
  return createPublicKey(privateKeyOf(seed)).export({ format: "jwk" }).x ?? "";
}
