import type { CallAnswer } from "@parution/contract/call";
import { readPaymentState } from "@parution/contract/payments";
import { orderStatusOf } from "@parution/rules/orders";
import { orderNotFound, paymentMethodOf } from "../orders/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import type { Identity } from "../platform/session/identify.ts";
import { isValidCode } from "./attempt.ts";
import { cardRoutes } from "./card-routes.ts";
import { cashRoutes } from "./cash-routes.ts";
import { payOrderRoute } from "./pay.ts";
import {
  type AttemptRow,
  type CodeRow,
  selectLatestAttempt,
  selectOpenCode,
  selectOrder,
} from "./queries.ts";

type PaymentState = CallAnswer<typeof readPaymentState>;

/** State of an order's payment, as far as the server knows. */
const readPaymentStateRoute = bindSession(readPaymentState, async (request) => {
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
      code !== undefined && isValidCode(code, now) ? describeCode(code, context.config.cash) : null,
    afterClosing: order.after_closing,
    now,
  };
});

/**
 * An order with its attempts, as of one moment: between two reads it may be settled, and a code that is no longer open
 * would seem expired.
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

export const paymentRoutes: readonly Route[] = [
  payOrderRoute,
  readPaymentStateRoute,
  ...cardRoutes,
  ...cashRoutes,
];
