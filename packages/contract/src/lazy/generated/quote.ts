// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../quote/index.ts");

export const quoteAd = lazyCall(
  { name: "quoteAd" },
  async () => (await calls()).quoteAd,
);
