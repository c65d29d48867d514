import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import { type Context, momentOf } from "../platform/context.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import { type Publication, readPublications } from "../publishing/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { certificateDocument } from "./document.ts";
import { type CertificateKeys, keyIdOf, publicKeyOf, signerOf, signText } from "./keys.ts";
import {
  type Certificate,
  type CertifiedAd,
  insertCertificate,
  selectCertificatesOf,
} from "./queries.ts";
import { type Facts, kindOf, readStatement, says, writeStatement } from "./statement.ts";

/** Progress of an ad's publication. */
export async function publicationOfAd(context: Context, ad: CertifiedAd): Promise<Publication> {
  const publications = await readPublications(context.db, [ad], momentOf(context));
  const publication = publications.get(ad.id);
  if (publication === undefined) throw new Error(`The publication of ad ${ad.id} was not read.`);
  return publication;
}

/** Facts of an ad today. */
function factsOf(ad: CertifiedAd, { dates }: Publication, language: Language): Facts {
  const datesOf = (wanted: "appeared" | "unconfirmed"): IsoDate[] =>
    dates.flatMap(({ date, state }) => (state === wanted ? [date] : []));
  return {
    language,
    reference: ad.ref_web,
    paperReference: ad.paper_reference,
    support: ad[`support_${language}`],
    heading: ad[`heading_${language}`],
    advertiser: ad.anonymous ? null : ad.legal_name,
    text: ad.paper_content,
    dates: ad.dates,
    published: datesOf("appeared"),
    unconfirmed: datesOf("unconfirmed"),
  };
}

/** Recipient of a certificate. */
interface Asked {
  readonly ad: CertifiedAd;
  readonly language: Language;
  /** Account whose share of the typesetter it uses. */
  readonly userId: number | string;
}

/**
 * Certificate of a validated ad as a file. A certificate that was issued for today's facts is returned again, to the byte, as
 * long as its signature is valid; else a new one is issued and kept.
 */
export async function certify(context: Context, asked: Asked): Promise<File> {
  const { ad, language } = asked;
  const facts = factsOf(ad, await publicationOfAd(context, ad), language);
  const given = await selectCertificatesOf(context.db, ad.id);
  const kept = given.find(
    (certificate) =>
      certificate.storage_key !== null &&
      says(readStatement(certificate.statement), facts) &&
      signerOfCertificate(certificate, context.config) !== null,
  );
  return kept === undefined ? issue(context, asked, facts) : openKept(context, kept);
}

/** Signs the statement, typesets it, and stores the file before it is first sent. */
async function issue(context: Context, { ad, userId }: Asked, facts: Facts): Promise<File> {
  const { db, clock, config, storage } = context;
  const { clock: now, today } = momentOf(context);
  const key = randomBytes(8).toString("hex").toUpperCase();
  const publicKey = publicKeyOf(config.certificateKey);
  const statement = writeStatement({
    ...facts,
    version: 3,
    key,
    issuedOn: today,
    kid: keyIdOf(publicKey),
  });
  const signature = signText(statement, config.certificateKey);
  const document = certificateDocument(ad, { key, statement, signature, publicKey }, config);
  const name = fileName(statement, now);
  const file = await printPdf({ context, userId, name }, document);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const storageKey = `certificates/${crypto.randomUUID()}`;
  await storage.put(storageKey, bytes, file.type);
  try {
    await insertCertificate(db, {
      key,
      ad_id: ad.id,
      statement,
      signature,
      issued_at: new Date(clock.now()),
      sha256: sumOf(bytes),
      storage_key: storageKey,
    });
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
  return file;
}

/**
 * A certificate's file as it was given out.
 * @throws Error where none was kept, or the storage has another
 */
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

/** The publisher's public key that signed a certificate as it stands; null: none did. */
export function signerOfCertificate(
  { statement, signature }: Pick<Certificate, "statement" | "signature">,
  keys: CertificateKeys,
): string | null {
  const { kid } = readStatement(statement);
  return signerOf({ text: statement, signature, kid }, keys);
}
