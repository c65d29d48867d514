// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../payments/index.ts");

export const payOrder = lazyCall(
  { name: "payOrder", changes: ["account"] },
  async () => (await calls()).payOrder,
);

export const readPaymentState = lazyCall(
  { name: "readPaymentState" },
  async () => (await calls()).readPaymentState,
);

export const topUp = lazyCall(
  { name: "topUp", changes: ["account"] },
  async () => (await calls()).topUp,
);

export const applyCoupon = lazyCall(
  { name: "applyCoupon" },
  async () => (await calls()).applyCoupon,
);
