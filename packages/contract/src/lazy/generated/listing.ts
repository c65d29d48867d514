// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../listing/index.ts");

export const listPublishedAds = lazyCall(
  { name: "listPublishedAds" },
  async () => (await calls()).listPublishedAds,
);

export const readPublishedAd = lazyCall(
  { name: "readPublishedAd" },
  async () => (await calls()).readPublishedAd,
);

export const contactAdvertiser = lazyCall(
  { name: "contactAdvertiser" },
  async () => (await calls()).contactAdvertiser,
);

export const readGlobal = lazyCall(
  { name: "readGlobal" },
  async () => (await calls()).readGlobal,
);
