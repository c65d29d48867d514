import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { signPdf } from "../pdf-signatures/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import { type Publication, selectServed } from "../publishing/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { readClippings } from "./clippings.ts";
import { certificateDocument } from "./document.ts";
import { factsOf, publicationOfAd } from "./facts.ts";
import { type CertificateKeys, keyIdOf, publicKeyOf, signerOf, signText } from "./keys.ts";
import { labels } from "./labels.ts";
import {
  type Certificate,
  type CertifiedAd,
  insertCertificate,
  selectCertificatesOf,
} from "./queries.ts";
import {
  type EarlierCertificate,
  type Facts,
  kindOf,
  matchesFacts,
  readStatement,
  writeStatement,
} from "./statement.ts";

/** Recipient of a certificate. */
interface Asked {
  readonly ad: CertifiedAd;
  readonly language: Language;
  /** Account whose share of the typesetter it uses. */
  readonly userId: number | string;
}

/** Certificate with its key. */
interface Certified {
  readonly key: string;
  readonly file: File;
}

/**
 * Certificate of a validated ad as a file; null: it ran on none of its dates. A certificate that was issued for today's facts is returned again, to the byte, as
 * long as its signature is valid; else a new one is issued and kept.
 */
export async function certify(context: Context, asked: Asked): Promise<Certified | null> {
  const { ad, language } = asked;
  const publication = await publicationOfAd(context, ad);
  if (publication.state === "missed") return null;
  const { publicUrl } = context.config;
  const facts = factsOf(ad, publication, { language, publicUrl });
  const given = await selectCertificatesOf(context.db, ad.id);
  const kept = given.find(
    (certificate) =>
      certificate.storage_key !== null &&
      matchesFacts(readStatement(certificate.statement), facts) &&
      signerOfCertificate(certificate, context.config) !== null,
  );
  if (kept !== undefined) return { key: kept.key, file: await openKept(context, kept) };
  return issue(context, asked, { facts, publication, earlier: given.map(earlierOf) });
}

/** Earlier certificates that a new one names. */
const MOST_EARLIER = 12;

function earlierOf({ key, statement }: Certificate): EarlierCertificate {
  const { issuedOn, ...said } = readStatement(statement);
  return { key, kind: kindOf(said), issuedOn };
}

interface Stated {
  readonly facts: Facts;
  readonly publication: Publication;
  /** The newest first. */
  readonly earlier: readonly EarlierCertificate[];
}

/** Signs the statement, typesets it, signs the file where the newspaper has a certificate for that, and stores it before it is first sent. */
async function issue(
  context: Context,
  { ad, userId }: Asked,
  { facts, publication, earlier }: Stated,
): Promise<Certified> {
  const { db, clock, config, storage } = context;
  const { clock: now, today } = momentOf(context);
  const key = randomBytes(8).toString("hex").toUpperCase();
  const publicKey = publicKeyOf(config.certificateKey);
  const statement = writeStatement({
    ...facts,
    version: 4,
    key,
    earlier: earlier.slice(0, MOST_EARLIER),
    issuedOn: today,
    kid: keyIdOf(publicKey),
  });
  const signature = signText(statement, config.certificateKey);
  const clippings = await readClippings(context, publication, facts.published);
  const digests = facts.web.flatMap(({ sha256 }) => sha256 ?? []);
  const served = await selectServed(db, ad.id, digests);
  const signed = { key, statement, signature, publicKey, clippings, served };
  const document = certificateDocument(ad, signed, config);
  const name = fileName(statement, now);
  const typeset = await printPdf({ context, userId, name }, document);
  const label = labels.pdfSignature[facts.language];
  const { bytes, signature: pdfSignature } = await signPdf(context, await typeset.bytes(), label);
  const file = new File([bytes], typeset.name, { type: typeset.type });
  const storageKey = `certificates/${crypto.randomUUID()}`;
  await storage.put(storageKey, bytes, file.type);
  try {
    const certificate = {
      key,
      ad_id: ad.id,
      statement,
      signature,
      issued_at: new Date(clock.now()),
      sha256: sumOf(bytes),
      storage_key: storageKey,
      pdf_signer: pdfSignature?.signer ?? null,
      pdf_level: pdfSignature?.level ?? null,
    };
    const wantsTimestamp = config.timestamps !== null;
    await transaction(db, (tx) => insertCertificate(tx, certificate, wantsTimestamp));
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
  return { key, file };
}

/** File of a certificate as issued. @throws Error where it was not stored, or the stored file differs */
export async function openKept(context: Context, certificate: Certificate): Promise<File> {
  const { key, statement, sha256, storage_key } = certificate;
  const bytes = storage_key && (await context.storage.get(storage_key));
  if (!bytes || sumOf(bytes) !== sha256) throw new Error(`The file of certificate ${key} is lost.`);
  const name = fileName(statement, momentOf(context).clock);
  return new File([bytes], `${name}.pdf`, { type: "application/pdf" });
}

/** The SHA-256 of a file, hexadecimal. */
export const sumOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

function fileName(written: string, clock: Parameters<typeof stampedName>[1]): string {
  const statement = readStatement(written);
  const kind = { insertion: "insertion", publication: "parution" }[kindOf(statement)];
  return stampedName(`attestation-${kind}-${statement.reference}`, clock);
}

/** The publisher's public key that verifies a certificate; null: none does. */
export function signerOfCertificate(
  { statement, signature }: Pick<Certificate, "statement" | "signature">,
  keys: CertificateKeys,
): string | null {
  const { kid } = readStatement(statement);
  return signerOf({ text: statement, signature, kid }, keys);
}
