import { createPublicKey, sign, verify } from "node:crypto";
import { type CertificateKeys, keyIdOf, privateKeyOf, trustedKeys } from "./keys.ts";

/** The Ed25519 signature of a text, base64url. */
export function signText(text: string, seed: string): string {
  return sign(null, Buffer.from(text), privateKeyOf(seed)).toString("base64url");
}

/** A text with the signature that it bears, and the id of the key that is said to have made it. */
interface Signed {
  readonly text: string;
  readonly signature: string;
  /** Absent: any of the publisher's keys may have. */
  readonly kid?: string | undefined;
}

/** The publisher's public key that signed exactly this text, base64url; null: none of them did. */
export function signerOf({ text, signature, kid }: Signed, keys: CertificateKeys): string | null {
  const named = trustedKeys(keys).filter((key) => kid === undefined || keyIdOf(key) === kid);
  return named.find((key) => isSigned(text, signature, key)) ?? null;
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
}
