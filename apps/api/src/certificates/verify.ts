import { compareDates } from "@parution/rules/dates";
import type { AdPublication } from "@parution/rules/publication";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";
import type { Publication } from "../publishing/index.ts";
import { publicationOfAd } from "./facts.ts";
import { signerOfCertificate } from "./issue.ts";
import { unknownKey } from "./problems.ts";
import {
  type Certificate,
  type CertifiedAd,
  listCheckedIssues,
  selectCertificate,
  selectCertifiedAd,
  selectTimestamp,
} from "./queries.ts";
import { readStatement, type Statement } from "./statement.ts";
import { type Withdrawal, withdrawalOf } from "./withdrawal.ts";

/** Keys, references and files that one network may try per minute. */
const PER_MINUTE = 30;

/** Publication of the certified ad; `replaced`: text or dates have changed since. */
export type CertifiedState = AdPublication | "replaced";

export interface Verification {
  readonly certificate: Certificate;
  readonly statement: Statement;
  readonly ad: CertifiedAd;
  /** The publisher's public key that verifies it, base64url; null: none does. */
  readonly signer: string | null;
  readonly state: CertifiedState;
  /** Null while the certificate is valid. */
  readonly withdrawal: Withdrawal | null;
  readonly dates: Publication["dates"];
  readonly timestamp: Timestamp | null;
}

/** Trusted timestamp of a certificate's file. */
interface Timestamp {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly authority: string;
  /** DER, base64. */
  readonly token: string;
}

/** @throws ProblemError 429 when one network tries too many keys */
export async function countAttempts({ db, clock }: Context, address: string): Promise<void> {
  const limit = { key: `verify:${networkOf(address)}`, attempts: PER_MINUTE, window: 60_000 };
  await limitAttempt(db, [limit], clock.now());
}

/** Certificate of a key, written with or without hyphens and spaces. */
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
  const checked = await listCheckedIssues(context.db, ad, statement.prints ?? []);
  const withdrawal = withdrawalOf(statement, { ad, publication, checked });
  return {
    certificate,
    statement,
    ad,
    signer: signerOfCertificate(certificate, context.config),
    state: stateOf(publication, withdrawal),
    withdrawal,
    timestamp: timestampOf(await selectTimestamp(context.db, certificate.key)),
    dates: withdrawal === null ? publication.dates : certifiedDates(statement, publication),
  };
}

function timestampOf(row: Awaited<ReturnType<typeof selectTimestamp>>): Timestamp | null {
  const { token, stamped_at, authority } = row ?? {};
  if (!token || !stamped_at || !authority) return null;
  return { at: stamped_at.getTime(), authority, token: Buffer.from(token).toString("base64") };
}

function stateOf({ state }: Publication, withdrawal: Withdrawal | null): CertifiedState {
  if (withdrawal === null) return state;
  const { reason } = withdrawal;
  return reason === "text-changed" || reason === "dates-changed" ? "replaced" : "withdrawn";
}

/** True when the issued file may be downloaded by its key: a file that is no longer valid may not. */
export function isDownloadable({ certificate, signer, withdrawal }: Verification): boolean {
  return withdrawal === null && signer !== null && certificate.storage_key !== null;
}

/** Certified dates of a withdrawn certificate. */
function certifiedDates(
  { dates, published }: Statement,
  { dates: known }: Publication,
): Publication["dates"] {
  return [...new Set([...dates, ...published])].toSorted(compareDates).map((date) => {
    const state = known.find((one) => one.date === date)?.state;
    const isKnown = state === "appeared" || state === "missed";
    return { date, state: isKnown ? state : ("withdrawn" as const) };
  });
}
