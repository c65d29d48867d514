import { createHash, type KeyObject } from "node:crypto";
import { fromBER, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import { CURVES, type PdfSigner } from "../platform/config/pdf-signer.ts";

/** A signature beside its content, CMS with the attributes of CAdES. */
export interface DetachedSignature {
  /** The signature alone, of which a timestamp is taken. */
  readonly value: Uint8Array<ArrayBuffer>;
  /** DER, with a timestamp where one is given. */
  readonly encode: (token?: Uint8Array<ArrayBuffer>) => Uint8Array;
}

const SIGNED_DATA = "1.2.840.113549.1.7.2";
const DATA = "1.2.840.113549.1.7.1";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
/** RFC 5035, section 3. */
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
/** RFC 3161, appendix A. */
const TIMESTAMP_TOKEN = "1.2.840.113549.1.9.16.2.14";

/**
 * Signs a content's SHA-256 as ETSI EN 319 142-1 asks for at its level B-B: the time of signing stands in the PDF, not here.
 */
export async function signDetached(
  digest: Uint8Array,
  { key, certificate, chain }: PdfSigner,
): Promise<DetachedSignature> {
  const [own, ...others] = [certificate, ...chain].map(({ raw }) => Certificate.fromBER(raw));
  if (own === undefined) throw new Error("A signature needs a certificate.");
  const sid = new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber });
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    // In the order of DER, the shortest first.
    attributes: [
      new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
      new Attribute({ type: MESSAGE_DIGEST, values: [octets(digest)] }),
      new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [referenceTo(certificate.raw)] }),
    ],
  });
  const signer = new SignerInfo({ version: 1, sid, signedAttrs });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [own, ...others],
    signerInfos: [signer],
  });
  await signed.sign(await cryptoKeyOf(key), 0, "SHA-256");
  return {
    value: new Uint8Array(signer.signature.valueBlock.valueHexView),
    encode(token) {
      // Set in both cases: the signer keeps what an earlier call gave it.
      if (token === undefined) delete signer.unsignedAttrs;
      else signer.unsignedAttrs = unsignedOf(token);
      const content = signed.toSchema(true);
      const info = new ContentInfo({ contentType: SIGNED_DATA, content });
      return new Uint8Array(info.toSchema().toBER());
    },
  };
}

const unsignedOf = (token: Uint8Array<ArrayBuffer>) => {
  const attributes = [new Attribute({ type: TIMESTAMP_TOKEN, values: [parsed(token)] })];
  return new SignedAndUnsignedAttributes({ type: 1, attributes });
};

const octets = (bytes: Uint8Array) => new OctetString({ valueHex: new Uint8Array(bytes).buffer });

/** Reference to the certificate that signs, by its SHA-256: no other one of the same key can be put in its place. */
function referenceTo(raw: Uint8Array): Sequence {
  const hash = octets(createHash("sha256").update(raw).digest());
  const reference = new Sequence({ value: [hash] });
  return new Sequence({ value: [new Sequence({ value: [reference] })] });
}

const parsed = (token: Uint8Array<ArrayBuffer>) => fromBER(token.buffer).result;

/** The key for the signatures of its kind. */
async function cryptoKeyOf(key: KeyObject): Promise<CryptoKey> {
  const { namedCurve } = key.asymmetricKeyDetails ?? {};
  const curve = CURVES[namedCurve ?? ""];
  const algorithm =
    curve === undefined
      ? { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }
      : { name: "ECDSA", namedCurve: curve };
  const der = key.export({ format: "der", type: "pkcs8" });
  return crypto.subtle.importKey("pkcs8", new Uint8Array(der), algorithm, false, ["sign"]);
}
