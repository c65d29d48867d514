import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { Config } from "../platform/config/index.ts";

/** The key that signs, and those whose signatures count still. */
export type CertificateKeys = Pick<Config, "certificateKey" | "pastCertificateKeys">;

/** What stands before the 32 bytes of an Ed25519 key in PKCS#8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

const privateKeys = new Map<string, KeyObject>();

/** The key that 32 bytes in base64url stand for. */
export function privateKeyOf(seed: string): KeyObject {
  const known = privateKeys.get(seed);
  if (known !== undefined) return known;
  const der = Buffer.concat([PKCS8_HEAD, Buffer.from(seed, "base64url")]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  privateKeys.set(seed, key);
  return key;
}

/** The public half of a key, base64url, for whoever verifies by themselves. */
export function publicKeyOf(seed: string): string {
  return createPublicKey(privateKeyOf(seed)).export({ format: "jwk" }).x ?? "";
}

/** The name of a public key: its thumbprint (RFC 7638). */
export function keyIdOf(publicKey: string): string {
  const members = JSON.stringify({ crv: "Ed25519", kty: "OKP", x: publicKey });
  return createHash("sha256").update(members).digest("base64url");
}

/** The public keys whose signatures are the publisher's, the present one first. */
export function trustedKeys({ certificateKey, pastCertificateKeys }: CertificateKeys): string[] {
  return [publicKeyOf(certificateKey), ...pastCertificateKeys];
}
