// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../reports/index.ts");

export const reportError = lazyCall(
  { name: "reportError" },
  async () => (await calls()).reportError,
);

export const readDebug = lazyCall(
  { name: "readDebug" },
  async () => (await calls()).readDebug,
);

export const readErrorReports = lazyCall(
  { name: "readErrorReports", shows: "reports" },
  async () => (await calls()).readErrorReports,
);

export const settleErrorReport = lazyCall(
  { name: "settleErrorReport", changes: ["reports"] },
  async () => (await calls()).settleErrorReport,
);
