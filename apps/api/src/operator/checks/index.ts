import { accountChecks } from "./accounts.ts";
import type { Check } from "./check.ts";
import { invoiceChecks } from "./invoices.ts";
import { orderChecks } from "./orders.ts";
import { paymentChecks } from "./payments.ts";
import { salesChecks } from "./sales.ts";
import { trailChecks } from "./trail.ts";

export type { Check, Discrepancy } from "./check.ts";

/** Everything that must hold of the books. */
export const checks: readonly Check[] = [
  ...accountChecks,
  ...orderChecks,
  ...paymentChecks,
  ...invoiceChecks,
  ...salesChecks,
  ...trailChecks,
];
