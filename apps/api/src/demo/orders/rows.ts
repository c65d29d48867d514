import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import type { Insertable } from "kysely";
import { newCode } from "../../payments/cash-partner.ts";
import type { PaymentTable } from "../../platform/database/tables/orders.ts";
import type { SettledOrder } from "./order.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An order with its id: the oldest is 1. */
export interface NumberedOrder extends SettledOrder {
  readonly id: number;
}

/** Time of an order's payment, where it was paid. */
export const settledAt = ({ orderedAt }: SettledOrder): Date => after(orderedAt, 5 * MINUTE);

/** Time of the refund of an order that was refused after its payment. */
export const refundedAt = ({ orderedAt }: SettledOrder): Date => after(orderedAt, 26 * HOUR);

const after = (at: Date, time: number): Date => new Date(at.getTime() + time);

export function orderRow(order: NumberedOrder) {
  const { id, owner, goods, outcome, method, price } = order;
  const isCancelled = outcome === "cancelled" || outcome === "refunded";
  return {
    id,
    kind: goods.kind,
    status: ORDER_STATUS_CODES[statusOf(order)],
    payment_method: method === null || isCancelled ? null : PAYMENT_METHOD_CODES[method],
    business_id: owner.businessId,
    user_id: owner.userId,
    support_id: order.supportId,
    total: price.total,
    excl_tax: price.exclTax,
    tax: price.tax,
    coupon_id: order.coupon?.id ?? null,
    discount: order.coupon?.discount ?? 0,
    created_at: order.orderedAt,
    settled_at: outcome === "settled" ? settledAt(order) : null,
    cancelled_at: isCancelled ? cancelledAt(order) : null,
  };
}

const cancelledAt = (order: SettledOrder): Date =>
  order.outcome === "refunded" ? refundedAt(order) : after(order.orderedAt, MINUTE);

function statusOf({ outcome, goods, method, paidOff }: SettledOrder) {
  switch (outcome) {
    case "settled":
      return method === "onTerm" && !paidOff ? "processing" : "paid";
    case "pending":
      return "paymentPending";
    case "unpaid":
      return goods.kind === "topup" ? "topUpAwaiting" : "unpaid";
    case "cancelled":
    case "refunded":
      return "cancelled";
  }
}

/** Validity of a cash partner's code. */
const VALIDITY = 72 * HOUR;

type PaymentRow = Insertable<PaymentTable> & { readonly id: number };

/** The attempts to pay through a provider, by order. */
export function paymentRows(orders: readonly NumberedOrder[]): ReadonlyMap<number, PaymentRow> {
  const attempted = orders.filter(
    ({ method, goods, outcome }) =>
      method === "card" ||
      method === "cashPartner" ||
      (goods.kind === "topup" && outcome === "unpaid"),
  );
  return new Map(attempted.map((order, index) => [order.id, paymentRow(order, index + 1)]));
}

function paymentRow(order: NumberedOrder, id: number): PaymentRow {
  const isCash = order.method === "cashPartner";
  const attempt = {
    id,
    ref: isCash ? newCode() : `demo-${order.id}`,
    order_id: order.id,
    provider: isCash ? ("cash" as const) : ("cmi" as const),
    amount: order.price.total,
    started_at: order.orderedAt,
    expires_at: isCash ? after(order.orderedAt, VALIDITY) : null,
  };
  if (order.outcome !== "settled" && order.outcome !== "refunded") {
    return { ...attempt, status: "started", outcome: null, answered_at: null };
  }
  return {
    ...attempt,
    status: "approved",
    outcome: "order",
    transaction_ref: `demo-${order.id}`,
    result_code: "00",
    answered_at: settledAt(order),
  };
}
