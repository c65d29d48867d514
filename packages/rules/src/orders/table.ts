import type { Entry } from "../actions/index.ts";
import type { OrderStatus } from "./status.ts";

export type OrderAction =
  | "finalise"
  /** Show the code that can be paid in cash. */
  | "showCode"
  /** Leave the code and pay in another way. */
  | "payOtherwise"
  | "cancel"
  | "downloadInvoice"
  | "editInvoice";

/** Requirement of an action beyond its table row. */
export type OrderCondition =
  /** `methode_paiement_id` is null */
  | "noPaymentMethod"
  /** `modifier_facture` is 1 */
  | "invoiceEditable";

type Row = readonly Entry<OrderAction, OrderCondition>[];

const UNPAID: Row = [
  ["finalise", "noPaymentMethod"],
  ["cancel", "noPaymentMethod"],
  ["editInvoice", "invoiceEditable"],
];

/**
 * Actions on an order of ads, journals or subscriptions
 * (docs/domain/orders-and-statuses.md#order-actions).
 */
export const ORDER_ACTIONS: Readonly<Record<OrderStatus, Row>> = {
  // statut 1
  processing: [["editInvoice", "invoiceEditable"]],
  // statut 2
  paid: ["downloadInvoice", ["editInvoice", "invoiceEditable"]],
  // statut 3
  paymentPending: ["showCode", "payOtherwise", "cancel", ["editInvoice", "invoiceEditable"]],
  // statut 4
  cancelled: [],
  // statut 8 is a top-up's; elsewhere it is one of «not 1 to 4»
  topUpAwaiting: UNPAID,
  // any other statut
  unpaid: UNPAID,
};

/** Actions on a balance top-up (`type_id` 1). It has no invoice. */
export const TOP_UP_ACTIONS: Readonly<Record<OrderStatus, Row>> = {
  processing: [],
  paid: [],
  paymentPending: [],
  cancelled: [],
  topUpAwaiting: ["finalise", "cancel"],
  unpaid: [],
};
