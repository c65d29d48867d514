/** `statut` of an order (readings F2). */
export const ORDER_STATUS_CODES = {
  unpaid: 0,
  processing: 1,
  paid: 2,
  paymentPending: 3,
  cancelled: 4,
  topUpAwaiting: 8,
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_CODES;

/** The status that a code stands for; any code that is not listed reads as unpaid (readings F1, F2). */
export function orderStatusOf(code: number): OrderStatus {
  switch (code) {
    case ORDER_STATUS_CODES.processing:
      return "processing";
    case ORDER_STATUS_CODES.paid:
      return "paid";
    case ORDER_STATUS_CODES.paymentPending:
      return "paymentPending";
    case ORDER_STATUS_CODES.cancelled:
      return "cancelled";
    case ORDER_STATUS_CODES.topUpAwaiting:
      return "topUpAwaiting";
    default:
      return "unpaid";
  }
}

/** What an order is for. */
export type OrderKind = "ad" | "journal" | "subscription" | "topup";

/**
 * Whether an order still waits for its payment: unpaid, or promised to a cash partner and free to be paid otherwise; a
 * top-up at 8 (readings F2).
 */
export function awaitsPayment(order: {
  readonly kind: OrderKind;
  readonly status: number;
}): boolean {
  const { unpaid, paymentPending, topUpAwaiting } = ORDER_STATUS_CODES;
  if (order.kind === "topup") return order.status === topUpAwaiting;
  return order.status === unpaid || order.status === paymentPending;
}
