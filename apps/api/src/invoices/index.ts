import type { Route } from "../platform/http/application.ts";
import type { Job } from "../platform/jobs.ts";
import { downloadInvoicesRoute } from "./archive.ts";
import { downloadInvoiceRoute } from "./download.ts";
import { readMyInvoicesRoute } from "./mine.ts";
import { downloadMonthlyInvoiceRoute } from "./monthly.ts";
import { numberInvoices } from "./number.ts";

export { countInvoices, filterInvoices, type InvoiceFilter } from "./list-queries.ts";
export { invoiceFilterOf } from "./mine.ts";
export { closeMonth, type MonthClosing } from "./monthly.ts";
export { numberInvoices } from "./number.ts";
export { DEBT, findOldestUnsettled, isUnsettled, type OldestUnsettled } from "./unsettled.ts";

/** Numbers the sales since the last run. */
export const invoicing: Job = {
  name: "invoicing",
  every: 5000,
  async run(context) {
    const numbered = await numberInvoices(context);
    if (numbered > 0) context.log.info({ numbered }, "invoices numbered");
  },
};

export const invoiceRoutes: readonly Route[] = [
  readMyInvoicesRoute,
  downloadInvoiceRoute,
  downloadMonthlyInvoiceRoute,
  downloadInvoicesRoute,
];
