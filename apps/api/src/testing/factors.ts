import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows for a key at an instant (epoch milliseconds). */
export const codeAt = (key: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });

/** Flags of an authenticator's answer (Web Authentication, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Another site in place of the page's own, or a user who was not verified. */
interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly verified?: boolean;
  /** Counter to send in place of the next number. */
  readonly counter?: number;
}

/** A passkey in memory, as a browser's authenticator would hold it: ES256, with a counter. */
export function createPasskey(site: string) {
  const { origin, hostname } = new URL(site);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(32);
  const id = credential.toString("base64url");
  let counter = 0;

  function answer(type: string, challenge: string, { origin: other = origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: other, crossOrigin: false }));
  }

  function authenticatorData(flags: number, { rpId = hostname, ...other }: Deviation): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(other.counter ?? counter);
    const site = createHash("sha256").update(rpId).digest();
    const all = flags | PRESENT | (other.verified === false ? 0 : VERIFIED);
    return Buffer.concat([site, Buffer.from([all]), count]);
  }

  return {
    id,
    /** Answers the options of `navigator.credentials.create`. */
    make(options: string, deviation: Deviation = {}): string {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const cose = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, credential.length]);
      const authData = Buffer.concat([
        authenticatorData(ATTESTED, deviation),
        ...[Buffer.alloc(16), length, credential, isoCBOR.encode(cose)],
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", new Uint8Array(authData)],
      ]);
      return JSON.stringify({
        id,
        rawId: id,
        type: "public-key",
        response: {
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
          clientDataJSON: answer(
            "webauthn.create",
            JSON.parse(options).challenge,
            deviation,
          ).toString("base64url"),
          transports: ["internal"],
        },
      });
    },
    /** Answers the options of `navigator.credentials.get`. */
    sign(options: string, deviation: Deviation = {}): string {
      const clientData = answer("webauthn.get", JSON.parse(options).challenge, deviation);
      const data = authenticatorData(0, deviation);
      const hash = createHash("sha256").update(clientData).digest();
      const signature = sign("sha256", Buffer.concat([data, hash]), privateKey);
      return JSON.stringify({
        id,
        rawId: id,
        type: "public-key",
        response: {
          authenticatorData: data.toString("base64url"),
          clientDataJSON: clientData.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      });
    },
  };
}
