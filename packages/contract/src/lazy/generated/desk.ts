// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../desk/index.ts");

export const readOverview = lazyCall(
  { name: "readOverview" },
  async () => (await calls()).readOverview,
);

export const searchDesk = lazyCall(
  { name: "searchDesk" },
  async () => (await calls()).searchDesk,
);
