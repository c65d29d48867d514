import type { Job } from "../platform/jobs/index.ts";
import { numberInvoices } from "./number.ts";

export { closeMonth, type MonthClosing } from "./close-month.ts";
export { numberInvoices } from "./number.ts";
export { invoiceRoutes } from "./routes.ts";
export { findOldestUnsettled, isUnsettled } from "./unsettled.ts";

/** Numbers what was sold since the last turn. */
export const invoicing: Job = {
  name: "invoicing",
  every: 5000,
  async run(context) {
    const numbered = await numberInvoices(context);
    if (numbered > 0) context.log.info({ numbered }, "invoices numbered");
  },
};
