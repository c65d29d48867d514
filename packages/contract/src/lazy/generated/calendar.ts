// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../calendar/index.ts");

export const readCalendar = lazyCall(
  { name: "readCalendar" },
  async () => (await calls()).readCalendar,
);
