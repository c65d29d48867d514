import { canFinaliseAd, PAYMENT_GRACE } from "@parution/rules/calendar";
import { awaitsPayment } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import {
  payWithReceipt,
  type Receipt,
  receiptToBalance,
  topUpWithReceipt,
} from "../ledger/index.ts";
import {
  lockOrder,
  notifyPaymentCredited,
  type Order,
  releaseCashCode,
  settle,
} from "../orders/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { selectAttempt, updateAttempt } from "./queries.ts";

const methods = { cmi: "card", cash: "cashPartner" } as const;

export type Attempt = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>;

/** References and result code of a provider's answer. */
export interface ProviderAnswer {
  readonly transactionRef: string | null;
  readonly resultCode: string | null;
}

/** Locks an attempt to pay by its order, which is locked first, as everywhere; null: none. */
export async function lockAttempt(
  tx: Transaction<Database>,
  provider: Receipt["provider"],
  ref: string,
) {
  const found = await selectAttempt(tx, provider, ref).executeTakeFirst();
  const order = found && (await lockOrder(tx, found.order_id, null));
  if (!order) return null;
  return { order, payment: await selectAttempt(tx, provider, ref).executeTakeFirstOrThrow() };
}

/**
 * Books money that a provider has accepted, once for an attempt: it pays its order if that still waits for it, else it
 * goes to the account's balance, and its owner is notified; it is never lost.
 */
export async function acceptAttempt(
  tx: Transaction<Database>,
  attempt: Attempt,
  answer: ProviderAnswer,
  context: Context,
): Promise<"order" | "balance"> {
  const { order, payment } = attempt;
  const at = new Date(context.clock.now());
  const receipt: Receipt = {
    provider: payment.provider,
    paymentId: payment.id,
    businessId: order.businessId,
    amount: payment.amount,
  };
  const outcome = isAwaited(attempt, context) ? "order" : "balance";
  await recordAnswer(tx, attempt, answer, context, outcome);
  if (outcome === "balance") {
    await receiptToBalance(tx, receipt, order.id, at);
    await notifyPaymentCredited(tx, order.id, payment, at);
    // A code that has expired, and that the job has not ended yet.
    if (payment.provider === "cash" && payment.status === "started")
      await releaseCashCode(tx, order.id, "expired", at);
    return outcome;
  }
  if (order.kind === "topup") await topUpWithReceipt(tx, receipt, order.id, at);
  else await payWithReceipt(tx, receipt, order, at);
  await settle(tx, order.id, methods[payment.provider], context);
  return outcome;
}

/** True when an order waits for the money of an attempt. A void code pays nothing any more; a card page is good for as long as its order can be paid, and a little longer. */
export function isAwaited({ order, payment }: Attempt, { clock, config }: Context): boolean {
  if (!awaitsPayment(order) || payment.amount < order.total) return false;
  if (payment.provider === "cash" && !isValidCode(payment, clock.now())) return false;
  return isInTime(order, clock.now() - PAYMENT_GRACE, config.publisherZone);
}

/** True when a code can be paid. */
export const isValidCode = (code: Pick<Attempt["payment"], "status" | "expires_at">, now: number) =>
  code.status === "started" && code.expires_at !== null && now < code.expires_at.getTime();

const isInTime = (order: Order, now: number, zone: string) => canFinaliseAd(order, { now, zone });

/** Records a provider's answer to an attempt; `outcome` null: it was refused, or nothing was taken. */
export async function recordAnswer(
  tx: Transaction<Database>,
  { payment }: Attempt,
  { transactionRef, resultCode }: ProviderAnswer,
  { clock }: Pick<Context, "clock">,
  outcome: "order" | "balance" | null,
): Promise<void> {
  await updateAttempt(tx, payment.id, {
    status: outcome === null ? "refused" : "approved",
    outcome,
    transaction_ref: transactionRef,
    result_code: resultCode,
    answered_at: new Date(clock.now()),
  });
}
