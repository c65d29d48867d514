import { createPublicKey } from "node:crypto";
import { exportJWK } from "jose";
import type { PlainRoute } from "../platform/http/index.ts";
import { type CertificateKeys, keyIdOf, trustedKeys } from "./keys.ts";

/** Where the public keys stand; every certificate prints this path. */
export const KEY_SET_PATH = "/.well-known/parution-certificate-keys.json";

/** Seconds for which a reader may keep the keys. */
const KEPT = 3600;

/** The publisher's public keys as a JSON Web Key Set (RFC 7517, RFC 8037), the present one first. */
export const keySetRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: KEY_SET_PATH,
  async handle(_request, { context }) {
    const headers = {
      "Content-Type": "application/jwk-set+json",
      "Cache-Control": `public, max-age=${KEPT}`,
      // Whoever verifies by themselves may do so from a page of their own.
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
