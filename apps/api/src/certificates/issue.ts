import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { signPdf } from "../pdf-signatures/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import { type Publication, selectServed } from "../publishing/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { readClippings } from "./clippings.ts";
import { certificateDocument } from "./document.ts";
import { factsOf, publicationOfAd } from "./facts.ts";
import { type CertificateKeys, keyIdOf, publicKeyOf, signerOf, signText } from "./keys.ts";
import { labels } from "./labels.ts";
import { factsChanged, noCertificate } from "./problems.ts";
import {
  type Certificate,
  type CertifiedAd,
  insertCertificate,
  selectCertificatesOf,
  selectCertifiedAd,
} from "./queries.ts";
import {
  type EarlierCertificate,
  type Facts,
  kindOf,
  matchesFacts,
  readStatement,
  writeStatement,
} from "./statement.ts";
import { forgetUnissued, noteUnissued } from "./unissued-files.ts";

/** Recipient of a certificate. */
interface CertificateRequest {
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

/** Times that a certificate is typeset while its facts change. */
const MOST_ATTEMPTS = 3;

/**
 * Certificate of a validated ad as a file; null: it ran on none of its dates. A certificate that was issued for today's facts is returned
 * again, to the byte, as long as its signature is valid; else a new one is issued and kept.
 * @throws ProblemError 404 for an ad that is validated no more; 409 where its facts change each time that it is typeset.
 */
export async function certify(
  context: Context,
  request: CertificateRequest,
): Promise<Certified | null> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const certified = await certifyOnce(context, request);
    if (certified !== "outdated") return certified;
    const ad = await selectCertifiedAd(context.db, request.ad.id);
    if (ad?.status !== AD_STATUS_CODES.validated) throw noCertificate();
    request = { ...request, ad };
  }
  throw factsChanged();
}

async function certifyOnce(context: Context, request: CertificateRequest) {
  const { ad, language } = request;
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
  return issue(context, request, { facts, publication, earlier: given.map(earlierOf) });
}

/** Earlier certificates that a new one names. */
const MOST_EARLIER = 12;

function earlierOf({ key, statement }: Certificate): EarlierCertificate {
  const { issuedOn, ...statementFacts } = readStatement(statement);
  return { key, kind: kindOf(statementFacts), issuedOn };
}

interface Stated {
  readonly facts: Facts;
  readonly publication: Publication;
  /** The newest first. */
  readonly earlier: readonly EarlierCertificate[];
}

/**
 * Signs the statement, typesets it, signs the file where the newspaper has a certificate for that, and stores it before it is first
 * sent. Returns "outdated" where the facts have changed meanwhile: nothing is issued.
 */
async function issue(
  context: Context,
  { ad, userId }: CertificateRequest,
  { facts, publication, earlier }: Stated,
): Promise<Certified | "outdated"> {
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
  await noteUnissued(db, storageKey, new Date(clock.now()));
  // Where this throws, the note stays: the file goes in time, unless the certificate was issued after all.
  await storage.put(storageKey, bytes, file.type);
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
  const isIssued = await transaction(db, async (tx) => {
    if (!(await stillHolds({ ...context, db: tx }, ad.id, statement))) return false;
    if (!(await forgetUnissued(tx, storageKey))) return false;
    await insertCertificate(tx, certificate, wantsTimestamp);
    return true;
  });
  if (isIssued) return { key, file };
  await storage.remove(storageKey);
  await forgetUnissued(db, storageKey);
  return "outdated";
}

/** True while a validated ad has the facts of a statement; typesetting and signing take seconds. */
async function stillHolds(
  context: Pick<Context, "clock" | "config"> & { readonly db: Queries },
  adId: number,
  written: string,
): Promise<boolean> {
  const ad = await selectCertifiedAd(context.db, adId);
  if (ad?.status !== AD_STATUS_CODES.validated) return false;
  const publication = await publicationOfAd(context, ad);
  const statement = readStatement(written);
  const { publicUrl } = context.config;
  const facts = factsOf(ad, publication, { language: statement.language, publicUrl });
  return publication.state !== "missed" && matchesFacts(statement, facts);
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
