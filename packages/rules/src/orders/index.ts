export type { ActionableOrder, OrderActions, OrderRefusal } from "./actions.ts";
export { orderActions } from "./actions.ts";
export {
  awaitsPayment,
  type InvoicedOrder,
  isInvoiceEditable,
  ORDER_STATUS_CODES,
  type OrderKind,
  type OrderStatus,
  orderStatusOf,
  type ShownOrderStatus,
  shownOrderStatus,
} from "./status.ts";
export type { OrderAction, OrderCondition } from "./table.ts";
export { ORDER_ACTIONS, TOP_UP_ACTIONS } from "./table.ts";
