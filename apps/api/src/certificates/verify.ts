import type { AdPublication } from "@parution/rules/publication";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";
import type { Publication } from "../publishing/index.ts";
import { publicationOfAd, signerOfCertificate } from "./issue.ts";
import { unknownKey } from "./problems.ts";
import {
  type Certificate,
  type CertifiedAd,
  selectCertificate,
  selectCertifiedAd,
} from "./queries.ts";
import { readStatement, type Statement } from "./statement.ts";

/** Keys, references and files that one network may try in a minute. */
const PER_MINUTE = 30;

/** Publication of the certified ad; `replaced`: text or dates have changed since. */
export type CertifiedState = AdPublication | "replaced";

export interface Verification {
  readonly certificate: Certificate;
  readonly statement: Statement;
  readonly ad: CertifiedAd;
  /** The publisher's public key that signed it, base64url; null: none did. */
  readonly signer: string | null;
  readonly state: CertifiedState;
  readonly dates: Publication["dates"];
}

/** @throws ProblemError 429 when one network tries too many keys */
export async function countAttempts({ db, clock }: Context, address: string): Promise<void> {
  const limit = { key: `verify:${networkOf(address)}`, attempts: PER_MINUTE, window: 60_000 };
  await limitAttempt(db, [limit], clock.now());
}

/** The certificate that bears a key, written with or without dashes and spaces. */
export const certificateOfKey = (db: Queries, keyword: string): Promise<Certificate | undefined> =>
  selectCertificate(db, lettersOf(keyword));

/** A key or a reference without spaces and hyphens. */
export const lettersOf = (keyword: string): string =>
  keyword.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();

/** Statement, signature and current publication of a certificate. */
export async function examine(context: Context, certificate: Certificate): Promise<Verification> {
  const statement = readStatement(certificate.statement);
  const ad = await selectCertifiedAd(context.db, certificate.ad_id);
  if (ad === undefined) throw unknownKey();
  const publication = await publicationOfAd(context, ad);
  const isReplaced = !stillSays(ad, statement);
  return {
    certificate,
    statement,
    ad,
    signer: signerOfCertificate(certificate, context.config),
    state: isReplaced ? "replaced" : publication.state,
    dates: isReplaced ? replacedDates(statement, publication) : publication.dates,
  };
}

/** True when the issued file may be downloaded by its key: a file that is no longer valid may not. */
export function isDownloadable({ certificate, signer, state }: Verification): boolean {
  const counts = state === "appeared" || state === "planned";
  return counts && signer !== null && certificate.storage_key !== null;
}

/** Compares text and days: names change without a change of the ad. */
function stillSays(ad: CertifiedAd, statement: Statement): boolean {
  return ad.paper_content === statement.text && ad.dates.join() === statement.dates.join();
}

/** The dates that were certified, of an ad that has others or another text now. */
function replacedDates({ dates }: Statement, { dates: known }: Publication): Publication["dates"] {
  return dates.map((date) => {
    const isProven = known.some((one) => one.date === date && one.state === "appeared");
    return { date, state: isProven ? ("appeared" as const) : ("withdrawn" as const) };
  });
}
