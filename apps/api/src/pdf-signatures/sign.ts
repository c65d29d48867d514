import { createHash } from "node:crypto";
import type { PdfSigner } from "../platform/config/pdf-signer.ts";
import type { Timestamps } from "../platform/config/timestamps.ts";
import type { Context } from "../platform/context.ts";
import { authorityOf, nameOf } from "../timestamps/index.ts";
import { type DetachedSignature, signDetached } from "./cms.ts";
import { appendSignature, fillSignature } from "./revision.ts";

/** PAdES signature of a PDF. */
export interface PdfSignature {
  /** Subject of the certificate that signed it. */
  readonly signer: string;
  /** Level of ETSI EN 319 142-1: B-T has a trusted timestamp. */
  readonly level: "B-B" | "B-T";
}

interface Signed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Signature of the document; null: no certificate is configured, or it has expired. */
  readonly signature: PdfSignature | null;
}

/**
 * Signs a PDF of the typesetter's with the newspaper's own certificate. Where the authority does not answer in time, or its
 * timestamp does not fit, the signature has none.
 * @param label name of the signature for readers aloud
 */
export async function signPdf(
  context: Context,
  pdf: Uint8Array<ArrayBuffer>,
  label: string,
): Promise<Signed> {
  const { config, clock, log } = context;
  const { pdfSigner: signer } = config;
  if (signer === null) return { bytes: pdf, signature: null };
  const at = new Date(clock.now());
  if (signer.certificate.validToDate < at) {
    log.error({ expired: signer.certificate.validTo }, "PDF not signed: PADES_PEM has expired");
    return { bytes: pdf, signature: null };
  }
  const name = nameOf(signer.certificate);
  const room = roomFor(signer, config.timestamps !== null);
  const unsigned = appendSignature(pdf, { name, at, label }, room);
  const { bytes, from, to } = unsigned;
  const digest = createHash("sha256")
    .update(bytes.subarray(0, from - 1))
    .update(bytes.subarray(to + 1))
    .digest();
  const detached = await signDetached(digest, signer);
  const timestamped = await withTimestamp(context, detached, room);
  fillSignature(unsigned, timestamped ?? detached.encode());
  return { bytes, signature: { signer: name, level: timestamped === null ? "B-B" : "B-T" } };
}

/** Bytes of a signature beside its certificates, and of a timestamp. */
const SIGNATURE = 2048;
const TIMESTAMP = 12 * 1024;

const roomFor = ({ certificate, chain }: PdfSigner, isTimestamped: boolean): number =>
  [certificate, ...chain].reduce((sum, { raw }) => sum + raw.length, SIGNATURE) +
  (isTimestamped ? TIMESTAMP : 0);

/** Timeout of the authority while a person waits, and time until it is asked again after a failure, in milliseconds. */
const TIMEOUT = 3000;
const RETRY_AFTER = 60_000;

/** Until when authorities are not asked, epoch milliseconds. */
const pausedUntil = new WeakMap<Timestamps, number>();

/** Signature with its timestamp, DER; null: no authority is configured, or its answer is missing, invalid or too large. */
async function withTimestamp(
  { config, clock, log }: Context,
  { value, encode }: DetachedSignature,
  room: number,
): Promise<Uint8Array | null> {
  const { timestamps } = config;
  const authority = authorityOf(config);
  if (timestamps === null || authority === null) return null;
  if ((pausedUntil.get(timestamps) ?? 0) > clock.now()) return null;
  try {
    const { token } = await authority.stamp(value, TIMEOUT);
    const encoded = encode(token);
    if (encoded.length > room) throw new Error("The timestamp is too large.");
    return encoded;
  } catch (error) {
    pausedUntil.set(timestamps, clock.now() + RETRY_AFTER);
    log.warn({ err: error }, "PDF signed without a timestamp");
    return null;
  }
}
