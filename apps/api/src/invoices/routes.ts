import type { Route } from "../platform/http/index.ts";
import { downloadInvoicesRoute } from "./archive.ts";
import { downloadInvoiceRoute } from "./download.ts";
import { readMyInvoicesRoute } from "./mine.ts";
import { downloadMonthlyInvoiceRoute } from "./monthly.ts";

export const invoiceRoutes: readonly Route[] = [
  readMyInvoicesRoute,
  downloadInvoiceRoute,
  downloadMonthlyInvoiceRoute,
  downloadInvoicesRoute,
];
