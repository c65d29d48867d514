// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../orders/index.ts");

export const placeAd = lazyCall(
  { name: "placeAd", changes: ["account"] },
  async () => (await calls()).placeAd,
);

export const placeTenderAd = lazyCall(
  { name: "placeTenderAd", changes: ["account"] },
  async () => (await calls()).placeTenderAd,
);

export const readEditableAd = lazyCall(
  { name: "readEditableAd" },
  async () => (await calls()).readEditableAd,
);

export const editAd = lazyCall(
  { name: "editAd", changes: ["account"] },
  async () => (await calls()).editAd,
);

export const readRecap = lazyCall(
  { name: "readRecap", shows: "account" },
  async () => (await calls()).readRecap,
);

export const cancelOrder = lazyCall(
  { name: "cancelOrder", changes: ["account"] },
  async () => (await calls()).cancelOrder,
);

export const readMyOrders = lazyCall(
  { name: "readMyOrders", shows: "account" },
  async () => (await calls()).readMyOrders,
);

export const readInvoiceDetails = lazyCall(
  { name: "readInvoiceDetails" },
  async () => (await calls()).readInvoiceDetails,
);

export const editInvoiceDetails = lazyCall(
  { name: "editInvoiceDetails", changes: ["account"] },
  async () => (await calls()).editInvoiceDetails,
);
