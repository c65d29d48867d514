// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../contact/index.ts");

export const sendContact = lazyCall(
  { name: "sendContact" },
  async () => (await calls()).sendContact,
);

export const readContactDetails = lazyCall(
  { name: "readContactDetails" },
  async () => (await calls()).readContactDetails,
);
