export { exportMyAds, exportMyInvoices, exportMyOrders } from "./exports.ts";
export { SHEET_MEDIA, type SheetFormat } from "./format.ts";
