// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../packages/index.ts");

export const readMyPackages = lazyCall(
  { name: "readMyPackages", shows: "account" },
  async () => (await calls()).readMyPackages,
);
