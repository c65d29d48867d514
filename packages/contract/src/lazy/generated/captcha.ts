// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../captcha/index.ts");

export const readCaptcha = lazyCall(
  { name: "readCaptcha" },
  async () => (await calls()).readCaptcha,
);
