import { AD_STATUS_CODES, type AdStatus, adStatusOf } from "@parution/rules/ads";
import type { Transaction } from "kysely";
import { reverseOrder } from "../ledger/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { notifyRefused } from "./notify.ts";
import { publishDue } from "./publish.ts";
import { cancelSettled, lockAd, updateDecided, updateRefusalReason } from "./queries.ts";

/** Operator's decision on an ad (docs/domain/publication-and-certificates.md#validation). */
export type Decision = "validate" | "refuse" | "archive";

const decisions: Readonly<Record<Decision, { from: readonly AdStatus[]; to: AdStatus }>> = {
  validate: { from: ["awaiting", "inReview"], to: "validated" },
  refuse: { from: ["awaiting", "inReview"], to: "cancelled" },
  archive: { from: ["validated"], to: "archived" },
};

/**
 * Carries out an operator's decision: a waiting ad is validated (and published when its first date has come) or refused,
 * which gives the payment back and mails the reason to the advertiser; a validated one is archived, which takes it offline.
 * @param reason reason in the mail to the advertiser; null: no mail.
 * @returns false, with nothing changed, when there is no such ad or it is not in a state for it.
 */
export function decide(
  context: Pick<Context, "clock" | "config" | "db">,
  adId: number,
  decision: Decision,
  reason: string | null = null,
): Promise<boolean> {
  return transaction(context.db, async (tx) => {
    const ad = await lockAd(tx, adId);
    const { from, to } = decisions[decision];
    const at = new Date(context.clock.now());
    if (ad === undefined || !from.includes(adStatusOf(ad.status))) return false;
    await updateDecided(tx, adId, AD_STATUS_CODES[to], decision === "archive" ? at : null);
    if (decision === "validate") await publishDue(tx, context, ad.order_id);
    if (decision === "refuse") await refuse(tx, adId, ad, reason, at);
    return true;
  });
}

type LockedAd = NonNullable<Awaited<ReturnType<typeof lockAd>>>;

async function refuse(
  tx: Transaction<Database>,
  adId: number,
  ad: LockedAd,
  reason: string | null,
  at: Date,
): Promise<void> {
  await giveBack(tx, ad, at);
  await updateRefusalReason(tx, adId, reason);
  await notifyRefused(tx, adId, { paidBy: ad.payment_method, total: ad.total }, at);
}

async function giveBack(tx: Transaction<Database>, ad: LockedAd, at: Date): Promise<void> {
  await reverseOrder(tx, { id: ad.order_id, businessId: ad.business_id }, at);
  await cancelSettled(tx, ad.order_id, at);
}
