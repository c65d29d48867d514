import { randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { dateInZone, type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Context } from "../platform/context/index.ts";
import { type CertificateKeys, keyIdOf, publicKeyOf } from "./keys.ts";
import type { Certificate, CertifiedAd } from "./queries.ts";
import { selectCertificatesOf } from "./queries.ts";
import { signerOf, signText } from "./signature.ts";
import { type Facts, readStatement, says, writeStatement } from "./statement.ts";

/** What is true of an ad today. */
export function factsOf(ad: CertifiedAd, today: IsoDate, language: Language): Facts {
  const dates = ad.dates.map(({ date }) => toIsoDate(date));
  return {
    language,
    reference: ad.ref_web,
    support: ad.support,
    heading: ad.heading,
    advertiser: ad.anonymous ? null : ad.legal_name,
    text: ad.paper_content,
    dates,
    published: dates.filter((date) => date <= today),
  };
}

/** Whether the publisher stands by an ad: it was validated, and not taken back. */
export const isCertain = ({ status }: Pick<CertifiedAd, "status">) =>
  status === AD_STATUS_CODES.validated || status === AD_STATUS_CODES.archived;

/** A certificate that is the publisher's. */
export interface SignedCertificate extends Certificate {
  /** The public key whose signature it bears, base64url. */
  readonly publicKey: string;
}

/** The certificate of an ad: the one that says what is true today and whose signature counts still, else a new one. */
export async function certify(
  { db, clock, config }: Context,
  ad: CertifiedAd,
  language: Language,
): Promise<SignedCertificate> {
  const now = clock.now();
  const today = dateInZone(now, config.publisherZone);
  const facts = factsOf(ad, today, language);
  const given = await selectCertificatesOf(db, ad.id);
  const fitting = given.filter(({ statement }) => says(readStatement(statement), facts));
  for (const certificate of fitting) {
    const publicKey = signerOfCertificate(certificate, config);
    if (publicKey !== null) return { ...certificate, publicKey };
  }
  const key = randomBytes(8).toString("hex").toUpperCase();
  const publicKey = publicKeyOf(config.certificateKey);
  const kid = keyIdOf(publicKey);
  const statement = writeStatement({ ...facts, version: 2, key, issuedOn: today, kid });
  const signature = signText(statement, config.certificateKey);
  const certificate = await db
    .insertInto("certificates")
    .values({ key, ad_id: ad.id, statement, signature, issued_at: new Date(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...certificate, publicKey };
}

/** The publisher's public key that signed a certificate as it stands; null: none did. */
export function signerOfCertificate(
  { statement, signature }: Certificate,
  keys: CertificateKeys,
): string | null {
  const { kid } = readStatement(statement);
  return signerOf({ text: statement, signature, kid }, keys);
}
