// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../feeds/index.ts");

export const readFeed = lazyCall(
  { name: "readFeed" },
  async () => (await calls()).readFeed,
);

export const openFeed = lazyCall(
  { name: "openFeed" },
  async () => (await calls()).openFeed,
);

export const revokeFeed = lazyCall(
  { name: "revokeFeed" },
  async () => (await calls()).revokeFeed,
);
