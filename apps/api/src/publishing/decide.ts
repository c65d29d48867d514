import { AD_STATUS_CODES, type AdStatus, adStatusOf } from "@parution/rules/ads";
import type { Transaction } from "kysely";
import { holdEditions } from "../edition-state/index.ts";
import { reverseOrder } from "../ledger/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { notifyAccepted, notifyRefused, notifyToCorrect } from "./notify.ts";
import { publishDue } from "./publish.ts";
import {
  cancelSettled,
  lockAd,
  updateCorrection,
  updateDecided,
  updateRefusalReason,
} from "./queries.ts";
import { logOnWeb } from "./web-log.ts";

/** Decision on an ad by a moderator or the operator (docs/domain/certificates.md#validation). */
export type Decision = "validate" | "refuse" | "archive";

const decisions: Readonly<Record<Decision, { from: readonly AdStatus[]; to: AdStatus }>> = {
  validate: { from: ["awaiting", "inReview"], to: "validated" },
  refuse: { from: ["awaiting", "inReview"], to: "cancelled" },
  archive: { from: ["validated"], to: "archived" },
};

/**
 * Carries out a decision: a waiting ad is validated (and published when its first date has come) or refused,
 * which gives the payment back; either is mailed to the advertiser. A validated one is archived, which takes it offline.
 * @param reason of a refusal, in its letter to the advertiser; null: the letter names none.
 * @param isLate true when a person with the right accepts the ad into an edition that is closed, and not printed yet.
 * @returns false, with nothing changed, when there is no such ad, it is not in a state for it, or its edition is closed.
 */
export function decide(
  context: Pick<Context, "clock" | "config" | "db">,
  adId: number,
  decision: Decision,
  reason: string | null = null,
  isLate = false,
): Promise<boolean> {
  return transaction(context.db, async (tx) => {
    const ad = await lockAd(tx, adId);
    const { from, to } = decisions[decision];
    const at = new Date(context.clock.now());
    if (ad === undefined || !from.includes(adStatusOf(ad.status))) return false;
    const lateFrom = isLate ? momentOf(context).today : undefined;
    const entering = decision === "validate" ? ad.dates : [];
    const refused = await holdEditions(tx, ad.support_id, entering, lateFrom);
    if (refused.length > 0) return false;
    await updateDecided(tx, adId, AD_STATUS_CODES[to], decision === "archive" ? at : null);
    await logOnWeb(tx, [adId], at);
    if (decision === "validate") {
      await publishDue(tx, context, ad.order_id);
      await notifyAccepted(tx, adId, at);
    }
    if (decision === "refuse") await refuse(tx, adId, ad, reason, at);
    return true;
  });
}

/** Correction that a moderator asks for, in both languages. */
export interface CorrectionRequest {
  readonly fr: string;
  readonly ar: string;
  readonly decisionId: number;
}

/**
 * Sends a waiting ad back to its advertiser, who is mailed and can change it without paying again. It keeps its status.
 * @returns false, with nothing changed, when there is no such ad, it does not wait, or it was sent back already.
 */
export async function askCorrection(
  tx: Transaction<Database>,
  adId: number,
  correction: CorrectionRequest,
  at: Date,
): Promise<boolean> {
  const ad = await lockAd(tx, adId);
  const { from } = decisions.refuse;
  if (ad === undefined || !from.includes(adStatusOf(ad.status))) return false;
  if (ad.correction_fr !== null) return false;
  await updateCorrection(tx, adId, correction);
  await notifyToCorrect(tx, adId, correction.decisionId, at);
  return true;
}

type LockedAd = NonNullable<Awaited<ReturnType<typeof lockAd>>>;

async function refuse(
  tx: Transaction<Database>,
  adId: number,
  ad: LockedAd,
  reason: string | null,
  at: Date,
): Promise<void> {
  await reverseAndCancel(tx, ad, at);
  await updateRefusalReason(tx, adId, reason);
  await notifyRefused(tx, adId, { paidBy: ad.payment_method, total: ad.total }, at);
}

type Paid = Pick<LockedAd, "order_id" | "business_id">;

/** Cancels a paid ad whose order its transaction has locked, and gives the payment back. */
export async function cancelPaid(
  tx: Transaction<Database>,
  adId: number,
  ad: Paid,
  at: Date,
): Promise<void> {
  await updateDecided(tx, adId, AD_STATUS_CODES.cancelled, null);
  await logOnWeb(tx, [adId], at);
  await reverseAndCancel(tx, ad, at);
}

async function reverseAndCancel(tx: Transaction<Database>, ad: Paid, at: Date): Promise<void> {
  await reverseOrder(tx, { id: ad.order_id, businessId: ad.business_id }, at);
  await cancelSettled(tx, ad.order_id, at);
}
