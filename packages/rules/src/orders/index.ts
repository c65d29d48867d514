export type { ActionableOrder, OrderActions, OrderRefusal } from "./actions.ts";
export { mayActOnOrder, orderActions } from "./actions.ts";
export { type InvoicedOrder, isInvoiceEditable } from "./invoice-editable.ts";
export type { OrderKind, OrderStatus, ShownOrderStatus } from "./status.ts";
export { awaitsPayment, ORDER_STATUS_CODES, orderStatusOf, shownOrderStatus } from "./status.ts";
export type { OrderAction, OrderCondition } from "./table.ts";
export { ORDER_ACTIONS, TOP_UP_ACTIONS } from "./table.ts";
