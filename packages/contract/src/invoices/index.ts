export { downloadInvoice, downloadMonthlyInvoice } from "./download.ts";
export { readMyInvoices } from "./mine.ts";
