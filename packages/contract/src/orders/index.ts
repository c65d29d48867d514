export { editAd } from "./edit.ts";
export { readEditableAd } from "./editable.ts";
export { editInvoiceDetails, readInvoiceDetails, typedInvoiceDetails } from "./invoice-details.ts";
export { orderFilter, orderPage, readMyOrders } from "./mine.ts";
export { cancelOrder, placeAd, placeTenderAd } from "./place.ts";
export { readRecap } from "./recap.ts";
