import { canFinaliseAd } from "@parution/rules/calendar";
import { awaitsPayment } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import {
  payWithReceipt,
  type Receipt,
  receiptToBalance,
  topUpWithReceipt,
} from "../ledger/index.ts";
import { lockOrder, type Order, settle } from "../orders/index.ts";
import type { Context } from "../platform/context/index.ts";
import { type Database, transaction } from "../platform/database/index.ts";
import type { CardNotification, NotificationVerdict } from "./card/index.ts";

/** How long after the deadline a payment that was under way still settles its order, in milliseconds. */
const GRACE = 3_600_000;

/**
 * Takes in what the provider says of an attempt, its signature verified already: then the order, then the amount
 * (readings J2). An accepted amount pays its order if that still waits for it, else it goes to the account's balance; it
 * is never lost. The first acceptance counts: repetitions, and refusals that arrive after it, change nothing.
 */
export function receiveNotification(
  context: Context,
  notification: CardNotification,
): Promise<NotificationVerdict> {
  return transaction(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, notification.ref);
    if (attempt === null || notification.amount !== attempt.payment.amount) return "failed";
    if (!notification.approved) {
      if (attempt.payment.status === "started")
        await note(tx, attempt, notification, context, null);
      return "refusal-noted";
    }
    if (attempt.payment.status !== "approved") await accept(tx, attempt, notification, context);
    return "settled";
  });
}

type Attempt = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>;

/** The order first, as everywhere; its lock keeps the attempt still too. */
async function lockAttempt(tx: Transaction<Database>, ref: string) {
  const selectPayment = tx
    .selectFrom("payments")
    .select(["id", "order_id", "amount", "status"])
    .where("ref", "=", ref);
  const found = await selectPayment.executeTakeFirst();
  const order = found && (await lockOrder(tx, found.order_id, null));
  if (!order) return null;
  return { order, payment: await selectPayment.executeTakeFirstOrThrow() };
}

async function accept(
  tx: Transaction<Database>,
  attempt: Attempt,
  notification: CardNotification,
  context: Context,
): Promise<void> {
  const { order, payment } = attempt;
  const at = new Date(context.clock.now());
  const receipt: Receipt = {
    provider: "cmi",
    paymentId: payment.id,
    businessId: order.businessId,
    amount: payment.amount,
  };
  if (isStillWanted(order, payment.amount, context)) {
    if (order.kind === "topup") await topUpWithReceipt(tx, receipt, order.id, at);
    else await payWithReceipt(tx, receipt, order, at);
    await settle(tx, order.id, "card", context);
    await note(tx, attempt, notification, context, "order");
  } else {
    await receiptToBalance(tx, receipt, order.id, at);
    await note(tx, attempt, notification, context, "balance");
  }
}

function isStillWanted(order: Order, amount: number, { clock, config }: Context): boolean {
  if (!awaitsPayment(order) || amount < order.total) return false;
  return canFinaliseAd(order, { now: clock.now() - GRACE, zone: config.publisherZone });
}

async function note(
  tx: Transaction<Database>,
  { payment }: Attempt,
  { transactionRef, resultCode }: CardNotification,
  { clock }: Context,
  outcome: "order" | "balance" | null,
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({
      status: outcome === null ? "refused" : "approved",
      outcome,
      transaction_ref: transactionRef,
      result_code: resultCode,
      answered_at: new Date(clock.now()),
    })
    .where("id", "=", payment.id)
    .execute();
}
