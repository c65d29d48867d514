import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { Certificate } from "pkijs";
import { StartError } from "../errors.ts";
import { certificatesIn } from "./timestamps.ts";

/** The newspaper's certificate that signs PDF files (docs/decisions/0041-trusted-timestamps.md). */
export interface PdfSigner {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** Issuing certificates, up to the root. */
  readonly chain: readonly X509Certificate[];
}

/** Variables of the environment with the certificate. */
interface Given {
  readonly PADES_PEM?: string | undefined;
  readonly PADES_PASSWORD?: string | undefined;
}

/**
 * The certificate that signs PDF files, with its key and chain, in any order; null: none is given.
 * @param now epoch milliseconds
 * @throws StartError where readers of PDF would refuse its signature, or the key cannot be read
 */
export function readPdfSigner({ PADES_PEM, PADES_PASSWORD }: Given, now: number): PdfSigner | null {
  if (PADES_PEM === undefined) {
    if (PADES_PASSWORD === undefined) return null;
    throw new StartError("Configuration: PADES_PASSWORD: is given without PADES_PEM.");
  }
  const key = keyOf(PADES_PEM, PADES_PASSWORD);
  if (!isReadable(key))
    throw wrong("its key must be RSA of 2048 to 8192 bits, or EC on a NIST curve");
  const certificates = readCertificates(PADES_PEM);
  const certificate = certificates.find((one) => one.checkPrivateKey(key));
  if (certificate === undefined) throw wrong("it has no certificate of its key");
  const { validFromDate, validToDate } = certificate;
  if (validToDate.getTime() < now) throw wrong(`its certificate expired on ${dayOf(validToDate)}`);
  if (validFromDate.getTime() > now)
    throw wrong(`its certificate is valid from ${dayOf(validFromDate)} only`);
  if (!signsDocuments(certificate)) throw wrong("its certificate is not one for signatures");
  return { key, certificate, chain: certificates.filter((one) => one !== certificate) };
}

function keyOf(pem: string, passphrase: string | undefined): KeyObject {
  if (!pem.includes("PRIVATE KEY-----")) throw wrong("it has no private key");
  try {
    return createPrivateKey({ key: pem, ...(passphrase !== undefined && { passphrase }) });
  } catch (cause) {
    const how = passphrase === undefined ? "without a PADES_PASSWORD" : "with PADES_PASSWORD";
    throw wrong(`its key cannot be read ${how}`, cause);
  }
}

function readCertificates(pem: string): readonly X509Certificate[] {
  try {
    return certificatesIn(pem).map((one) => new X509Certificate(one));
  } catch (cause) {
    throw wrong("one of its certificates cannot be read", cause);
  }
}

/** Curves of the signatures that readers of PDF verify: names in the Web Crypto API by those in OpenSSL. */
export const CURVES: Readonly<Record<string, string>> = {
  prime256v1: "P-256",
  secp384r1: "P-384",
  secp521r1: "P-521",
};

/** Bits of an RSA key: a shorter one is weak, and a longer one needs more room than a signature has. */
const RSA_BITS = { least: 2048, most: 8192 } as const;

function isReadable({ asymmetricKeyType: kind, asymmetricKeyDetails: details = {} }: KeyObject) {
  const { modulusLength = 0, namedCurve = "" } = details;
  if (kind === "rsa") return modulusLength >= RSA_BITS.least && modulusLength <= RSA_BITS.most;
  return kind === "ec" && Object.hasOwn(CURVES, namedCurve);
}

const KEY_USAGE = "2.5.29.15";
/** Bits of a key usage, from the left: digital signature, and commitment to the content. */
const SIGNATURES = 0b1100_0000;

/** True where a certificate restricts no uses, or allows signatures. */
function signsDocuments({ raw, ca }: X509Certificate): boolean {
  const { extensions = [] } = Certificate.fromBER(raw);
  const usage = extensions.find(({ extnID }) => extnID === KEY_USAGE);
  // The extension is a bit string: tag, length, unused bits, bits.
  const bits = usage?.extnValue.valueBlock.valueHexView[3];
  return !ca && (usage === undefined || ((bits ?? 0) & SIGNATURES) !== 0);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const wrong = (why: string, cause?: unknown) =>
  new StartError(`Configuration: PADES_PEM: ${why}.`, { cause });
