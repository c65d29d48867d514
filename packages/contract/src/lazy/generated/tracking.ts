// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../tracking/index.ts");

export const trackVisit = lazyCall(
  { name: "trackVisit" },
  async () => (await calls()).trackVisit,
);

export const readIp = lazyCall(
  { name: "readIp" },
  async () => (await calls()).readIp,
);
