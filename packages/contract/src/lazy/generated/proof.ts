// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../proof/index.ts");

export const proofDraft = lazyCall(
  { name: "proofDraft" },
  async () => (await calls()).proofDraft,
);

export const proofAd = lazyCall(
  { name: "proofAd" },
  async () => (await calls()).proofAd,
);
