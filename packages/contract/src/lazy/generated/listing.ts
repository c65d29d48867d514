// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../listing/index.ts");

export const listNotices = lazyCall(
  { name: "listNotices" },
  async () => (await calls()).listNotices,
);

export const readNotice = lazyCall(
  { name: "readNotice" },
  async () => (await calls()).readNotice,
);

export const contactAdvertiser = lazyCall(
  { name: "contactAdvertiser" },
  async () => (await calls()).contactAdvertiser,
);

export const readGlobal = lazyCall(
  { name: "readGlobal" },
  async () => (await calls()).readGlobal,
);

export const readRates = lazyCall(
  { name: "readRates" },
  async () => (await calls()).readRates,
);
