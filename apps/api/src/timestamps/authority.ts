import { createHash, randomBytes, X509Certificate } from "node:crypto";
import { Integer, Null, OctetString } from "asn1js";
import {
  AlgorithmIdentifier,
  Certificate,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import type { Config } from "../platform/config/config.ts";

/** A trusted timestamp: proof by another party that a file existed at an instant. */
export interface Timestamp {
  /** Signed token, DER. */
  readonly token: Uint8Array<ArrayBuffer>;
  /** Instant of the token, epoch milliseconds. */
  readonly at: number;
  /** Subject of the certificate that signed it. */
  readonly authority: string;
}

/** Refusal of an authority, or an invalid answer. */
class TimestampFailed extends Error {
  override readonly name = "TimestampFailed";
}

/** Port of trusted timestamps (docs/decisions/0041-trusted-timestamps.md). */
export interface TimestampAuthority {
  /**
   * @param timeLimit milliseconds for an answer; 15 000 by default
   * @throws TimestampFailed when the authority refuses or its answer is not to be trusted
   * @throws Error when it cannot be reached
   */
  readonly stamp: (file: Uint8Array<ArrayBuffer>, timeLimit?: number) => Promise<Timestamp>;
}

const SHA_256 = "2.16.840.1.101.3.4.2.1";
/** Extended key usage of certificates that sign timestamps. */
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";

/** Milliseconds for an answer, and its bytes at most. */
const TIME_LIMIT = 15_000;
const LARGEST = 64 * 1024;

/** The authority that the configuration names; null: certificates have no timestamps. */
export function authorityOf({ timestamps }: Pick<Config, "timestamps">): TimestampAuthority | null {
  return (
    timestamps && {
      stamp: (file, timeLimit = TIME_LIMIT) => stampByRfc3161(file, { ...timestamps, timeLimit }),
    }
  );
}

/** Address of an authority, and its root certificates (PEM). */
interface Rfc3161Authority {
  readonly url: string;
  readonly roots: readonly string[];
  /** Milliseconds. */
  readonly timeLimit: number;
}

/**
 * Timestamp of a file by RFC 3161 over HTTP. The answer is kept only if it names this file's SHA-256 and the nonce of this request, and
 * is signed for timestamping under one of the roots, valid at that time.
 * @throws TimestampFailed
 */
async function stampByRfc3161(
  file: Uint8Array<ArrayBuffer>,
  { url, roots, timeLimit }: Rfc3161Authority,
): Promise<Timestamp> {
  const nonce = randomNonce();
  const answer = await ask(url, requestFor(file, nonce), timeLimit);
  const response = parse(() => TimeStampResp.fromBER(answer));
  const { status } = response.status;
  const isGranted = status === PKIStatus.granted || status === PKIStatus.grantedWithMods;
  if (!isGranted || response.timeStampToken === undefined) {
    throw new TimestampFailed(`The authority refuses with status ${status}.`);
  }
  const { content } = response.timeStampToken;
  const signed = parse(() => new SignedData({ schema: content }));
  const stated = parse(() => statedIn(signed));
  if (stated.nonce === undefined || !isSame(stated.nonce, nonce)) {
    throw new TimestampFailed("The answer is to another request.");
  }
  const signer = await signerOf(signed, { file, at: stated.genTime, roots });
  return {
    token: new Uint8Array(response.timeStampToken.toSchema().toBER()),
    at: stated.genTime.getTime(),
    authority: nameOf(signer),
  };
}

/** 64 bits, the first of which is 0: an integer is signed. */
function randomNonce(): Integer {
  const bytes = new Uint8Array(randomBytes(8));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
}

const isSame = (one: Integer, other: Integer): boolean =>
  Buffer.from(one.valueBlock.valueHexView).equals(Buffer.from(other.valueBlock.valueHexView));

function requestFor(file: Uint8Array, nonce: Integer): ArrayBuffer {
  const digest = new Uint8Array(createHash("sha256").update(file).digest());
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: digest.buffer }),
    }),
    nonce,
    certReq: true,
  });
  return request.toSchema().toBER();
}

async function ask(url: string, body: ArrayBuffer, timeLimit: number): Promise<ArrayBuffer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/timestamp-query" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!answer.ok) throw new TimestampFailed(`The authority answers ${answer.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new TimestampFailed("The answer is larger than any timestamp.");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks)).buffer;
}

/** @throws TimestampFailed where the bytes are not what they should be */
function parse<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    throw new TimestampFailed("The answer is no timestamp.", { cause });
  }
}

function statedIn({ encapContentInfo }: SignedData): TSTInfo {
  const { eContent } = encapContentInfo;
  if (eContent === undefined) throw new TimestampFailed("The answer has no content.");
  return TSTInfo.fromBER(eContent.getValue());
}

interface Checked {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly at: Date;
  readonly roots: readonly string[];
}

/** The certificate that signed a timestamp of this file. */
async function signerOf(
  signed: SignedData,
  { file, at, roots }: Checked,
): Promise<X509Certificate> {
  const result = await signed
    .verify({
      signer: 0,
      // The library compares its digest with the one that was signed.
      data: new Uint8Array(file).buffer,
      trustedCerts: roots.map((pem) => Certificate.fromBER(new X509Certificate(pem).raw)),
      checkChain: true,
      checkDate: at,
      extendedMode: true,
    })
    .catch((cause: unknown) => {
      throw new TimestampFailed("The signature does not hold.", { cause });
    });
  if (!result.signatureVerified || !result.signerCertificateVerified || !result.signerCertificate) {
    throw new TimestampFailed("The signature does not hold.");
  }
  const signer = new X509Certificate(Buffer.from(result.signerCertificate.toSchema().toBER()));
  if (!signer.keyUsage?.includes(TIME_STAMPING)) {
    throw new TimestampFailed("The certificate that signed is not one for timestamps.");
  }
  return signer;
}

/** Common name of a certificate's subject, or the whole of it. */
export const nameOf = ({ subject }: Pick<X509Certificate, "subject">): string =>
  /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replaceAll("\n", ", ");
