import type { Context } from "../platform/context/index.ts";
import { tooManyAttempts } from "../platform/http/index.ts";
import { countAttempt, networkOf } from "../platform/rate-limit/index.ts";
import { factsOf, isCertain, signerOfCertificate } from "./issue.ts";
import { unknownKey } from "./problems.ts";
import {
  type Certificate,
  type CertifiedAd,
  selectCertificate,
  selectCertifiedAd,
} from "./queries.ts";
import { readStatement, type Statement } from "./statement.ts";

/** Keys that one address may try in a minute. */
const PER_MINUTE = 30;

export interface Verification {
  readonly certificate: Certificate;
  readonly statement: Statement;
  readonly ad: CertifiedAd;
  /** The publisher's public key that signed it, base64url; null: none did. */
  readonly signer: string | null;
  /** Whether the ad still says what was certified. */
  readonly current: boolean;
}

interface Attempt {
  readonly context: Context;
  readonly address: string;
  readonly keyword: string;
}

/**
 * What was certified under a key, written with or without dashes and spaces.
 * @throws ProblemError 404 when no certificate bears it; 429 when one address tries too many
 */
export async function requireCertificate(attempt: Attempt): Promise<Verification> {
  const { db, clock, config } = attempt.context;
  const limit = {
    key: `verify:${networkOf(attempt.address)}`,
    attempts: PER_MINUTE,
    window: 60_000,
  };
  const wait = await countAttempt(db, [limit], clock.now());
  if (wait !== null) throw tooManyAttempts(wait);
  const key = attempt.keyword.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();
  const certificate = await selectCertificate(db, key);
  if (certificate === undefined) throw unknownKey();
  const statement = readStatement(certificate.statement);
  const ad = await selectCertifiedAd(db, certificate.ad_id, statement.language);
  if (ad === undefined) throw unknownKey();
  return {
    certificate,
    statement,
    ad,
    signer: signerOfCertificate(certificate, config),
    current: isCertain(ad) && stillSays(ad, statement),
  };
}

/** Names change without an ad's changing: its text and its days are what counts. */
function stillSays(ad: CertifiedAd, statement: Statement): boolean {
  const { text, dates } = factsOf(ad, statement.issuedOn, statement.language);
  return text === statement.text && dates.join() === statement.dates.join();
}
