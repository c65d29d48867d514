// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../invoices/index.ts");

export const readMyInvoices = lazyCall(
  { name: "readMyInvoices", shows: "account" },
  async () => (await calls()).readMyInvoices,
);

export const downloadInvoice = lazyCall(
  { name: "downloadInvoice" },
  async () => (await calls()).downloadInvoice,
);

export const downloadInvoices = lazyCall(
  { name: "downloadInvoices" },
  async () => (await calls()).downloadInvoices,
);

export const downloadMonthlyInvoice = lazyCall(
  { name: "downloadMonthlyInvoice" },
  async () => (await calls()).downloadMonthlyInvoice,
);
