import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { exportJWK } from "jose";
import type { Config } from "../platform/config/config.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";

/** Signing key, and the former ones whose signatures are still accepted. */
export type CertificateKeys = Pick<Config, "certificateKey" | "pastCertificateKeys">;

/** Bytes before the 32 bytes of an Ed25519 key in PKCS#8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

const privateKeys = new Map<string, KeyObject>();

/** Private key from its 32 bytes in base64url. */
function privateKeyOf(seed: string): KeyObject {
  const known = privateKeys.get(seed);
  if (known !== undefined) return known;
  const der = Buffer.concat([PKCS8_HEAD, Buffer.from(seed, "base64url")]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  privateKeys.set(seed, key);
  return key;
}

/** The public half of a key, base64url, for independent verification. */
export function publicKeyOf(seed: string): string {
  return createPublicKey(privateKeyOf(seed)).export({ format: "jwk" }).x ?? "";
}

/** Identifier of a public key: its thumbprint (RFC 7638). */
export function keyIdOf(publicKey: string): string {
  const members = JSON.stringify({ crv: "Ed25519", kty: "OKP", x: publicKey });
  return createHash("sha256").update(members).digest("base64url");
}

/** Public keys of the publisher, the current one first. */
function trustedKeys({ certificateKey, pastCertificateKeys }: CertificateKeys): string[] {
  return [publicKeyOf(certificateKey), ...pastCertificateKeys];
}

/** Path of the public keys, printed on every certificate. */
export const KEY_SET_PATH = "/.well-known/parution-certificate-keys.json";

/** Seconds for which readers may cache the keys. */
const KEPT = 3600;

/** The publisher's public keys as a JSON Web Key Set (RFC 7517, RFC 8037), the current one first. */
export const keySetRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: KEY_SET_PATH,
  async handle(_request, { context }) {
    const headers = {
      "Content-Type": "application/jwk-set+json",
      "Cache-Control": `public, max-age=${KEPT}`,
      // Independent verification may happen on a page of another origin.
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    return new Response(JSON.stringify(await keySetOf(context.config)), { headers });
  },
};

async function keySetOf(keys: CertificateKeys) {
  return {
    keys: await Promise.all(
      trustedKeys(keys).map(async (x) => {
        const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
        return { ...(await exportJWK(key)), kid: keyIdOf(x), use: "sig", alg: "Ed25519" };
      }),
    ),
  };
}

/** The Ed25519 signature of a text, base64url. */
export function signText(text: string, seed: string): string {
  return sign(null, Buffer.from(text), privateKeyOf(seed)).toString("base64url");
}

/** Signed text, with the id of the key that it names. */
interface Signed {
  readonly text: string;
  readonly signature: string;
  /** Absent where the text names no key: all of the publisher's keys are tried. */
  readonly kid?: string | undefined;
}

/** The publisher's public key that verifies the signature of this text, base64url; null: none does. */
export function signerOf({ text, signature, kid }: Signed, keys: CertificateKeys): string | null {
  const named = trustedKeys(keys).filter((key) => kid === undefined || keyIdOf(key) === kid);
  return named.find((key) => isSigned(text, signature, key)) ?? null;
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
}
