import type { Transaction } from "kysely";
import { releaseCashCode } from "../orders/index.ts";
import type { Context } from "../platform/context/index.ts";
import { type Database, transaction } from "../platform/database/index.ts";
import { type Attempt, acceptAttempt, isGood, lockAttempt } from "./attempt.ts";
import type { CashNotification, CashVerdict, CodeFacts } from "./cash/index.ts";

/** What a cashier may be told of a code, before any money is taken; null when there is no such code. */
export async function consultCode({ db, clock }: Context, code: string): Promise<CodeFacts | null> {
  const found = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select([
      "payments.amount",
      "payments.status",
      "payments.result_code",
      "payments.expires_at",
      "orders.ref",
    ])
    .where("payments.provider", "=", "cash")
    .where("payments.ref", "=", code)
    .executeTakeFirst();
  if (found === undefined || found.expires_at === null) return null;
  return {
    code,
    amount: found.amount,
    orderRef: found.ref,
    expiresAt: found.expires_at.getTime(),
    state: stateOf(found, clock.now()),
  };
}

function stateOf(
  code: { status: string; result_code: string | null } & Parameters<typeof isGood>[0],
  now: number,
): CodeFacts["state"] {
  if (code.status === "approved") return "paid";
  if (isGood(code, now)) return "payable";
  return code.status === "started" || code.result_code === "expired" ? "expired" : "void";
}

/**
 * Takes in what the partner says of a code, its signature verified already. A code is paid once: what is said again changes
 * nothing, and another payment of the same code is refused, so that the partner gives it back.
 */
export function receiveCashNotification(
  context: Context,
  notification: CashNotification,
): Promise<CashVerdict> {
  return transaction(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, "cash", notification.code);
    if (attempt === null) return "refused";
    return notification.kind === "expired"
      ? endCode(tx, attempt, context)
      : takePayment(tx, attempt, notification, context);
  });
}

async function endCode(
  tx: Transaction<Database>,
  { order, payment }: Attempt,
  { clock }: Context,
): Promise<CashVerdict> {
  if (payment.status === "started")
    await releaseCashCode(tx, order.id, "expired", new Date(clock.now()));
  return "noted";
}

async function takePayment(
  tx: Transaction<Database>,
  attempt: Attempt,
  { amount, transaction: transactionRef }: CashNotification & { kind: "paid" },
  context: Context,
): Promise<CashVerdict> {
  const { payment } = attempt;
  const isPaid = payment.status === "approved";
  const isAnother = isPaid && payment.transaction_ref !== transactionRef;
  if (amount !== payment.amount || isAnother) return "refused";
  const word = { transactionRef, resultCode: "PAIEMENT" };
  const outcome = isPaid ? payment.outcome : await acceptAttempt(tx, attempt, word, context);
  return outcome === "order" ? "paid" : "credited";
}
