// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../exports/index.ts");

export const exportMyAds = lazyCall(
  { name: "exportMyAds" },
  async () => (await calls()).exportMyAds,
);

export const exportMyInvoices = lazyCall(
  { name: "exportMyInvoices" },
  async () => (await calls()).exportMyInvoices,
);

export const exportMyOrders = lazyCall(
  { name: "exportMyOrders" },
  async () => (await calls()).exportMyOrders,
);
