// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../dashboard/index.ts");

export const readDashboard = lazyCall(
  { name: "readDashboard", shows: "account" },
  async () => (await calls()).readDashboard,
);

export const readDashboardAds = lazyCall(
  { name: "readDashboardAds", shows: "account" },
  async () => (await calls()).readDashboardAds,
);
