/** `statut` of an order (docs/domain/orders-and-statuses.md#order-statuses). */
export const ORDER_STATUS_CODES = {
  unpaid: 0,
  processing: 1,
  paid: 2,
  paymentPending: 3,
  cancelled: 4,
  topUpAwaiting: 8,
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_CODES;

/** The status that a code stands for; any code that is not listed reads as unpaid. */
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

/** The state that lists, exports and pages show of an order: its status, in the words of how its account pays. */
export type ShownOrderStatus =
  | OrderStatus
  /** Unpaid, of an account on term: to be charged to it. */
  | "toConfirm"
  /** Charged to its account, whose invoice is paid later. */
  | "onAccount";

/** @param onTerm true when it is charged to its account in place of a payment */
export function shownOrderStatus(status: OrderStatus, onTerm: boolean): ShownOrderStatus {
  if (onTerm && status === "unpaid") return "toConfirm";
  return onTerm && status === "processing" ? "onAccount" : status;
}

/** Kind of an order. */
export type OrderKind = "ad" | "journal" | "subscription" | "topup";

/**
 * True when an order still waits for its payment: unpaid, or promised to a cash partner and free to be paid otherwise; a
 * top-up at 8.
 */
export function awaitsPayment(order: {
  readonly kind: OrderKind;
  readonly status: number;
}): boolean {
  const { unpaid, paymentPending, topUpAwaiting } = ORDER_STATUS_CODES;
  if (order.kind === "topup") return order.status === topUpAwaiting;
  return order.status === unpaid || order.status === paymentPending;
}

/** Facts on which an order's invoice depends. */
export interface InvoicedOrder {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** True when the month of any of its invoices is closed: those are final. */
  readonly monthClosed: boolean;
}

/** `modifier_facture`: true when the details on the invoice of a settled order can be changed; a top-up has none. */
export function isInvoiceEditable({ kind, status, monthClosed }: InvoicedOrder): boolean {
  const isSettled = status === "processing" || status === "paid";
  return isSettled && kind !== "topup" && !monthClosed;
}
