// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../ads/index.ts");

export const readMyAds = lazyCall(
  { name: "readMyAds", shows: "account" },
  async () => (await calls()).readMyAds,
);

export const readMyAd = lazyCall(
  { name: "readMyAd", shows: "account" },
  async () => (await calls()).readMyAd,
);

export const cancelAd = lazyCall(
  { name: "cancelAd", changes: ["account"] },
  async () => (await calls()).cancelAd,
);

export const duplicateAd = lazyCall(
  { name: "duplicateAd", changes: ["account"] },
  async () => (await calls()).duplicateAd,
);

export const switchAd = lazyCall(
  { name: "switchAd", changes: ["account"] },
  async () => (await calls()).switchAd,
);

export const readDeactivationReasons = lazyCall(
  { name: "readDeactivationReasons" },
  async () => (await calls()).readDeactivationReasons,
);
