// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../desk-reports/index.ts");

export const readReportSupports = lazyCall(
  { name: "readReportSupports" },
  async () => (await calls()).readReportSupports,
);

export const readRevenueReport = lazyCall(
  { name: "readRevenueReport" },
  async () => (await calls()).readRevenueReport,
);

export const exportRevenueReport = lazyCall(
  { name: "exportRevenueReport" },
  async () => (await calls()).exportRevenueReport,
);

export const readModerationReport = lazyCall(
  { name: "readModerationReport" },
  async () => (await calls()).readModerationReport,
);

export const exportModerationReport = lazyCall(
  { name: "exportModerationReport" },
  async () => (await calls()).exportModerationReport,
);

export const readEditionReport = lazyCall(
  { name: "readEditionReport" },
  async () => (await calls()).readEditionReport,
);

export const exportEditionReport = lazyCall(
  { name: "exportEditionReport" },
  async () => (await calls()).exportEditionReport,
);
