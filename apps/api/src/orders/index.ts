import type { Route } from "../platform/http/application.ts";
import { cancelOrderRoute } from "./cancel.ts";
import { editAdRoute } from "./edit/edit.ts";
import { fileRoute } from "./edit/files.ts";
import { readEditableAdRoute } from "./edit/read.ts";
import { editInvoiceDetailsRoute, readInvoiceDetailsRoute } from "./edit-invoice-details.ts";
import { readMyOrdersRoute } from "./list.ts";
import { placeAdRoute, placeTenderAdRoute } from "./place/place.ts";

export { cancelLocked, isCancellable } from "./cancel.ts";
export {
  type EditableRow,
  editedOrderOf,
  editFactsOf,
  editRefusalOf,
  findEditable,
} from "./edit/editable.ts";
export { describeFiles } from "./edit/read.ts";
export {
  type OrderedJournal,
  type OrderedSubscription,
  readOrderedJournal,
  readOrderedJournals,
  readOrderedSubscription,
  readOrderedSubscriptions,
} from "./goods.ts";
export { describeHead } from "./head.ts";
export { findChangedDetails, type InvoiceDetails, monthClosed } from "./invoice-details.ts";
export {
  isChargedOnTerm,
  isOverCeiling,
  orderBadge,
  orderKindLabel,
  paymentMethodOf,
  summariseSupport,
} from "./labels.ts";
export { type OrderPage, orderFilterOf, readOrderPage } from "./list.ts";
export {
  countOrders,
  dueDay,
  filterOrders,
  headColumns,
  supportColumns,
} from "./list-queries.ts";
export {
  notifyCashCode,
  notifyOrderReceived,
  notifyPaymentCredited,
  notifyPaymentReceived,
} from "./notify.ts";
export { findOrder, lockOrder, type OpenedOrder, type Order, openOrder } from "./order.ts";
export { checkUnpricedAd, type UnpricedBody } from "./place/check.ts";
export { keepFiles } from "./place/files.ts";
export { insertOrder } from "./place/insert.ts";
export {
  ceilingMessage,
  chargeDatePassedMessage,
  datePassed,
  datePassedMessage,
  orderClosed,
  orderNotFound,
  requirePrice,
} from "./problems.ts";
export { voidCashCode } from "./queries.ts";
export {
  adStatusAfter,
  promiseCash,
  releaseCashCode,
  requireOpenForOrder,
  settle,
  settleOnTerm,
} from "./settle.ts";

export const orderRoutes: readonly Route[] = [
  placeAdRoute,
  placeTenderAdRoute,
  readEditableAdRoute,
  editAdRoute,
  fileRoute,
  cancelOrderRoute,
  readMyOrdersRoute,
  readInvoiceDetailsRoute,
  editInvoiceDetailsRoute,
];
