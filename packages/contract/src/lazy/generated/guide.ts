// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../guide/index.ts");

export const readGuideMenu = lazyCall(
  { name: "readGuideMenu" },
  async () => (await calls()).readGuideMenu,
);

export const readGuideContent = lazyCall(
  { name: "readGuideContent" },
  async () => (await calls()).readGuideContent,
);
