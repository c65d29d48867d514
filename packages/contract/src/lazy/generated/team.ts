// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../team/index.ts");

export const readCurrentTeam = lazyCall(
  { name: "readCurrentTeam", shows: "team" },
  async () => (await calls()).readCurrentTeam,
);

export const createMember = lazyCall(
  { name: "createMember", changes: ["team"] },
  async () => (await calls()).createMember,
);

export const readMemberOrders = lazyCall(
  { name: "readMemberOrders", shows: "account" },
  async () => (await calls()).readMemberOrders,
);
