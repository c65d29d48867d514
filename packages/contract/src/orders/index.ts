export { editAd } from "./edit.ts";
export { readEditableAd } from "./editable.ts";
export { editInvoiceDetails, readInvoiceDetails, typedInvoiceDetails } from "./invoice-details.ts";
export { orderFilter, orderPage, readMyOrders } from "./mine.ts";
export { cancelOrder, placeAd } from "./place.ts";
export { placeTenderAd } from "./place-convention.ts";
export { readRecap } from "./recap.ts";
