export {
  downloadInvoice,
  downloadInvoices,
  downloadMonthlyInvoice,
  MOST_ARCHIVED,
} from "./download.ts";
export { readMyInvoices } from "./mine.ts";
