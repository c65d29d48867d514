// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../sessions/index.ts");

export const readSessions = lazyCall(
  { name: "readSessions", shows: "sessions" },
  async () => (await calls()).readSessions,
);

export const endOtherSessions = lazyCall(
  { name: "endOtherSessions", changes: ["sessions"] },
  async () => (await calls()).endOtherSessions,
);
