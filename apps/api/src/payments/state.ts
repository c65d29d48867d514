import type { CallAnswer } from "@parution/contract/call";
import { readPaymentState } from "@parution/contract/payments";
import { orderStatusOf } from "@parution/rules/orders";
import { orderNotFound, paymentMethodOf, reachOf } from "../orders/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { bindSession } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { isGood } from "./attempt.ts";

type PaymentState = CallAnswer<typeof readPaymentState>;

/** What became of an order's payment, as far as the server knows. */
export const readPaymentStateRoute = bindSession(readPaymentState, async (request) => {
  const { context, identity, input } = request;
  const { order, latest, code } = await readAtOnce(context.db, input.query.orderId, identity);
  const now = context.clock.now();
  return {
    id: order.id,
    reference: order.ref,
    kind: order.kind,
    status: orderStatusOf(order.status),
    total: order.total,
    method: paymentMethodOf(order.payment_method),
    attempt: latest === undefined ? null : describeAttempt(latest),
    cashCode:
      code !== undefined && isGood(code, now) ? describeCode(code, context.config.cash) : null,
    now,
  };
});

/**
 * An order with its attempts, of one moment: between two of them it may be settled, and a code that is no longer open
 * would seem to have run out.
 * @throws ProblemError 404 for an order out of reach
 */
function readAtOnce(db: Queries, orderId: number, identity: Identity) {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const order = await selectOrder(tx, orderId, identity);
      if (order === undefined) throw orderNotFound();
      const latest = await selectLatestAttempt(tx, order.id);
      return { order, latest, code: await selectOpenCode(tx, order.id) };
    });
}

function selectOrder(db: Queries, orderId: number, identity: Identity) {
  const reach = reachOf(identity);
  return db
    .selectFrom("orders")
    .select(["id", "ref", "kind", "status", "total", "payment_method"])
    .where("id", "=", orderId)
    .where(reach.column, "=", reach.id)
    .executeTakeFirst();
}

/** The attempt that something was last heard of. */
function selectLatestAttempt(db: Queries, orderId: number) {
  return db
    .selectFrom("payments")
    .select(["provider", "amount", "status", "outcome"])
    .where("order_id", "=", orderId)
    .orderBy((eb) => eb.fn.coalesce("answered_at", "started_at"), "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

type AttemptRow = NonNullable<Awaited<ReturnType<typeof selectLatestAttempt>>>;

function selectOpenCode(db: Queries, orderId: number) {
  return db
    .selectFrom("payments")
    .select(["ref", "amount", "status", "expires_at"])
    .where("order_id", "=", orderId)
    .where("provider", "=", "cash")
    .where("status", "=", "started")
    .executeTakeFirst();
}

type CodeRow = NonNullable<Awaited<ReturnType<typeof selectOpenCode>>>;

function describeAttempt(row: AttemptRow): NonNullable<PaymentState["attempt"]> {
  return {
    method: row.provider === "cash" ? "cashPartner" : "card",
    amount: row.amount,
    outcome: outcomeOf(row),
  };
}

function outcomeOf({ status, outcome, provider }: AttemptRow) {
  if (status === "started") return "underWay";
  if (status === "refused") return provider === "cash" ? "expired" : "refused";
  return outcome === "order" ? "paid" : "credited";
}

function describeCode(
  { ref, amount, expires_at }: CodeRow,
  { partnerUrl }: { readonly partnerUrl: string },
): PaymentState["cashCode"] {
  if (expires_at === null) return null;
  return { code: ref, amount, expiresAt: expires_at.getTime(), partnerUrl };
}
