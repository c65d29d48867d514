// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../certificates/index.ts");

export const downloadCertificate = lazyCall(
  { name: "downloadCertificate" },
  async () => (await calls()).downloadCertificate,
);

export const verifyAd = lazyCall(
  { name: "verifyAd" },
  async () => (await calls()).verifyAd,
);

export const verifyCertificate = lazyCall(
  { name: "verifyCertificate" },
  async () => (await calls()).verifyCertificate,
);
