import { createPrivateKey, type KeyObject, randomBytes, X509Certificate } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BitString, Integer, Utf8String } from "asn1js";
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  Extension,
  PublicKeyInfo,
  SignedData,
  Time,
  TimeType,
} from "pkijs";
import { runProgram, withFileOnDisk } from "./programs.ts";

/** Defect of a certificate. */
interface Changes {
  readonly from?: Date;
  readonly to?: Date;
  /** Bits of its key usage. */
  readonly usage?: number;
  /** Password of its key; none: it is not encrypted. */
  readonly password?: string;
  readonly kind?: "RSA" | "EC" | "Ed25519" | "short RSA";
}

/** A certificate of a newspaper's own, and the root that it comes from. */
export interface TestSigner {
  /** Certificate, root and key, as `openssl pkcs12` writes them. */
  readonly pem: string;
  readonly root: string;
}

const SHA_256 = { hash: "SHA-256" };
const EXPONENT = new Uint8Array([1, 0, 1]);

const KINDS = {
  RSA: { name: "RSASSA-PKCS1-v1_5", modulusLength: 2048, publicExponent: EXPONENT, ...SHA_256 },
  "short RSA": {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 1024,
    publicExponent: EXPONENT,
    ...SHA_256,
  },
  EC: { name: "ECDSA", namedCurve: "P-256" },
  Ed25519: { name: "Ed25519" },
};

export const SIGNER_NAME = "L’Horizon الأفق";

export async function createTestSigner(changes: Changes = {}): Promise<TestSigner> {
  const { kind = "EC", password } = changes;
  const issuer = await keysOf("EC");
  const keys = await keysOf(kind);
  const root = await certificateOf({ name: "Test root", keys: issuer, issuer });
  const own = await certificateOf({ name: SIGNER_NAME, keys, issuer, changes });
  const key = privateKey(await crypto.subtle.exportKey("pkcs8", keys.privateKey)).export({
    ...({ type: "pkcs8", format: "pem" } as const),
    ...(password !== undefined && { cipher: "aes-256-cbc", passphrase: password }),
  });
  return { pem: `Bag Attributes\n${root}${key}${own}`, root };
}

/** An RSA key of some bits in PEM, as a file names it: its numbers are by chance, so that it signs nothing. */
export function forgedRsaKey(bits: number): string {
  const number = (length: number) => {
    const bytes = randomBytes(length);
    // Odd, and with so high bits that the product has all of its length.
    bytes[0] = (bytes[0] ?? 0) | 0xc0;
    bytes[length - 1] = (bytes[length - 1] ?? 0) | 1;
    return BigInt(`0x${bytes.toString("hex")}`);
  };
  const written = (value: bigint) =>
    Buffer.from(value.toString(16).padStart(bits / 4, "0"), "hex").toString("base64url");
  const half = () => number(bits / 16);
  const [p, q] = [half(), half()];
  const jwk = {
    kty: "RSA",
    e: "AQAB",
    n: written(p * q),
    d: written(number(bits / 8 - 1)),
    p: written(p),
    q: written(q),
    dp: written(half()),
    dq: written(half()),
    qi: written(half()),
  };
  return createPrivateKey({ key: jwk, format: "jwk" })
    .export({ type: "pkcs8", format: "pem" })
    .toString();
}

const privateKey = (der: ArrayBuffer): KeyObject =>
  createPrivateKey({ key: Buffer.from(der), format: "der", type: "pkcs8" });

async function keysOf(kind: keyof typeof KINDS): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey(KINDS[kind], true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("No pair of keys was made.");
  return keys;
}

interface Made {
  readonly name: string;
  readonly keys: CryptoKeyPair;
  readonly issuer: CryptoKeyPair;
  /** Absent: the root. */
  readonly changes?: Changes;
}

/** A certificate in PEM, valid from 2020 to 2049 unless it says otherwise. */
async function certificateOf({ name, keys, issuer, changes }: Made): Promise<string> {
  const certificate = new Certificate({ version: 2 });
  certificate.serialNumber = new Integer({ value: changes === undefined ? 1 : 2 });
  certificate.subject.typesAndValues.push(commonName(name));
  certificate.issuer.typesAndValues.push(commonName("Test root"));
  const { from = new Date("2020-01-01"), to = new Date("2049-01-01") } = changes ?? {};
  certificate.notBefore = new Time({ type: TimeType.UTCTime, value: from });
  certificate.notAfter = new Time({ type: TimeType.UTCTime, value: to });
  // Digital signature and commitment, or for the root that of certificates.
  const usage = changes === undefined ? 0b0000_0110 : (changes.usage ?? 0b1100_0000);
  const constraints = new BasicConstraints({ cA: changes === undefined });
  certificate.extensions = [
    extensionOf("2.5.29.19", constraints.toSchema().toBER()),
    extensionOf("2.5.29.15", new BitString({ valueHex: new Uint8Array([usage]).buffer }).toBER()),
  ];
  const key = await crypto.subtle.exportKey("spki", keys.publicKey);
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(key);
  await certificate.sign(issuer.privateKey, "SHA-256");
  return new X509Certificate(Buffer.from(certificate.toSchema().toBER())).toString();
}

const commonName = (value: string) =>
  new AttributeTypeAndValue({ type: "2.5.4.3", value: new Utf8String({ value }) });

const extensionOf = (extnID: string, extnValue: ArrayBuffer) =>
  new Extension({ extnID, critical: true, extnValue });

/** Output of `pdfsig` about a file, for which it trusts one root (PEM). */
export function examineSignature(file: File, root: string): Promise<string> {
  return withFileOnDisk(file, async (path, folder) => {
    const [store, trusted] = [`sql:${folder}`, join(folder, "root.pem")];
    await writeFile(trusted, root);
    await runProgram("certutil", ["-N", "-d", store, "--empty-password"]);
    await runProgram("certutil", ["-A", "-d", store, "-n", "root", "-t", "CT,C,C", "-i", trusted]);
    // It fails where a signature does not hold, having said so.
    const report = await runProgram("pdfsig", ["-nssdir", store, path]).catch(
      ({ stdout }: { stdout: string }) => stdout,
    );
    return report;
  });
}

/** A file's signature, DER, and the bytes that it covers. */
export async function signatureIn(file: File) {
  const bytes = await file.bytes();
  const text = Buffer.from(bytes).toString("latin1");
  const [, ...numbers] = /\/ByteRange \[0 +(\d+) +(\d+) +(\d+)\]/.exec(text) ?? [];
  const [before = 0, after = 0, rest = 0] = numbers.map(Number);
  return {
    // Its room is filled up with zeros.
    signature: withoutPadding(Buffer.from(text.slice(before + 1, after - 1), "hex")),
    // Bytes of it at most.
    room: (after - before - 2) / 2,
    content: new Blob([bytes.subarray(0, before), bytes.subarray(after, after + rest)]),
  };
}

/** Four bytes of head say how many follow. */
const withoutPadding = (der: Buffer) => new Uint8Array(der.subarray(0, 4 + der.readUInt16BE(2)));

/** The value of a signature (DER), and the timestamp of that value which stands beside it. */
export function timestampIn(signature: Uint8Array<ArrayBuffer>) {
  const { content } = ContentInfo.fromBER(signature);
  const [signer] = new SignedData({ schema: content }).signerInfos;
  const [token] = signer?.unsignedAttrs?.attributes[0]?.values ?? [];
  return {
    value: new Uint8Array(signer?.signature.valueBlock.valueHexView ?? []),
    token: new Uint8Array(token?.toBER() ?? []),
  };
}
