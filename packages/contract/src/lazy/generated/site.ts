// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../site/index.ts");

export const readConfigs = lazyCall(
  { name: "readConfigs" },
  async () => (await calls()).readConfigs,
);

export const readMenu = lazyCall(
  { name: "readMenu" },
  async () => (await calls()).readMenu,
);

export const readHome = lazyCall(
  { name: "readHome" },
  async () => (await calls()).readHome,
);

export const readFrame = lazyCall(
  { name: "readFrame" },
  async () => (await calls()).readFrame,
);

export const readPage = lazyCall(
  { name: "readPage" },
  async () => (await calls()).readPage,
);
