import { AD_STATUS_CODES, type AdStatus, adStatusOf } from "@parution/rules/ads";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import { reverseOrder } from "../ledger/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { notifyRefused } from "./notify.ts";
import { publishDue } from "./publish.ts";

/** Operator's decision on an ad (docs/domain/publication-and-certificates.md#validation). */
export type Decision = "validate" | "refuse" | "archive";

const decisions: Readonly<Record<Decision, { from: readonly AdStatus[]; to: AdStatus }>> = {
  validate: { from: ["awaiting", "inReview"], to: "validated" },
  refuse: { from: ["awaiting", "inReview"], to: "cancelled" },
  archive: { from: ["validated"], to: "archived" },
};

/**
 * Carries out an operator's decision: a waiting ad is validated (and published when its first date has come) or refused,
 * which gives back what was paid and mails the reason to the advertiser; a validated one is archived, which takes it offline.
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
    await tx
      .updateTable("ads")
      .set({ status: AD_STATUS_CODES[to], online: false })
      .$if(decision === "archive", (update) => update.set({ archived_at: at }))
      .where("id", "=", adId)
      .execute();
    if (decision === "validate") await publishDue(tx, context, ad.order_id);
    if (decision === "refuse") await refuse(tx, adId, ad, reason, at);
    return true;
  });
}

type LockedAd = NonNullable<Awaited<ReturnType<typeof lockAd>>>;

/** The order's lock comes first, as everywhere. */
async function lockAd(tx: Transaction<Database>, adId: number) {
  await tx
    .selectFrom("orders")
    .select("id")
    .where((eb) =>
      eb("id", "=", eb.selectFrom("ads").select("ads.order_id").where("ads.id", "=", adId)),
    )
    .forUpdate()
    .execute();
  return tx
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .select(["ads.status", "ads.order_id", "ads.business_id"])
    .select(["orders.payment_method", "orders.total"])
    .where("ads.id", "=", adId)
    .executeTakeFirst();
}

async function refuse(
  tx: Transaction<Database>,
  adId: number,
  ad: LockedAd,
  reason: string | null,
  at: Date,
): Promise<void> {
  await giveBack(tx, ad, at);
  await tx.updateTable("ads").set({ refusal_reason: reason }).where("id", "=", adId).execute();
  await notifyRefused(tx, adId, { paidBy: ad.payment_method, total: ad.total }, at);
}

async function giveBack(tx: Transaction<Database>, ad: LockedAd, at: Date): Promise<void> {
  await reverseOrder(tx, { id: ad.order_id, businessId: ad.business_id }, at);
  await tx
    .updateTable("orders")
    .set({
      status: ORDER_STATUS_CODES.cancelled,
      payment_method: null,
      settled_at: null,
      cancelled_at: at,
    })
    .where("id", "=", ad.order_id)
    .execute();
}
