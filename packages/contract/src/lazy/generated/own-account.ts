// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../own-account/index.ts");

export const changeAddress = lazyCall(
  { name: "changeAddress" },
  async () => (await calls()).changeAddress,
);

export const confirmAddress = lazyCall(
  { name: "confirmAddress" },
  async () => (await calls()).confirmAddress,
);

export const undoAddress = lazyCall(
  { name: "undoAddress" },
  async () => (await calls()).undoAddress,
);

export const exportOwnData = lazyCall(
  { name: "exportOwnData" },
  async () => (await calls()).exportOwnData,
);

export const closeAccount = lazyCall(
  { name: "closeAccount" },
  async () => (await calls()).closeAccount,
);
