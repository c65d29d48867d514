export { cancelLocked } from "./cancel.ts";
export { promiseCash, releaseCashCode, voidCashCode } from "./cash-code.ts";
export { settleOnTerm } from "./charge-on-term.ts";
export { requireConventionCall } from "./convention.ts";
export { editedOrderOf, findEditable } from "./edit/editable.ts";
export { findChangedDetails, type InvoiceDetails } from "./invoice-details/details.ts";
export { monthClosed } from "./invoice-details/month-closed.ts";
export { orderBadge, orderKindLabel, paymentMethodOf } from "./labels.ts";
export { orderFilterOf } from "./list/filter.ts";
export { type OrderPage, readOrderPage } from "./list/page.ts";
export { countOrders, filterOrders } from "./list/queries.ts";
export { type OpenedOrder, openOrder } from "./open.ts";
export { findOrder, lockOrder, type Order } from "./order.ts";
export { isOverCeiling } from "./over-ceiling.ts";
export { type HeldBody, holdAd } from "./place/checked-ad.ts";
export { insertOrder } from "./place/insert.ts";
export { keepFiles } from "./place/keep-files.ts";
export {
  ceilingMessage,
  datePassed,
  datePassedMessage,
  orderClosed,
  orderNotFound,
} from "./problems.ts";
export { type Reach, reachOf } from "./reach.ts";
export { requirePrice } from "./require-price.ts";
export { orderRoutes } from "./routes.ts";
export { settle } from "./settle.ts";
export {
  offeredMethods,
  permissionsOfCaller,
  requireCouponRight,
  requireOwnIdentity,
} from "./standing.ts";
export { summariseSupport } from "./support-summary.ts";
export {
  tellCashCode,
  tellOrderReceived,
  tellPaymentCredited,
  tellPaymentReceived,
} from "./tell.ts";
