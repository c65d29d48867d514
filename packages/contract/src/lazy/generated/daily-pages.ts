// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../daily-pages/index.ts");

export const downloadDailyPage = lazyCall(
  { name: "downloadDailyPage" },
  async () => (await calls()).downloadDailyPage,
);

export const viewDailyPage = lazyCall(
  { name: "viewDailyPage" },
  async () => (await calls()).viewDailyPage,
);
