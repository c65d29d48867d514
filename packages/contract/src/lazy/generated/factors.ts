// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../factors/index.ts");

export const loginWithCode = lazyCall(
  { name: "loginWithCode" },
  async () => (await calls()).loginWithCode,
);

export const readLoginChallenge = lazyCall(
  { name: "readLoginChallenge" },
  async () => (await calls()).readLoginChallenge,
);

export const loginWithPasskey = lazyCall(
  { name: "loginWithPasskey" },
  async () => (await calls()).loginWithPasskey,
);

export const readFactors = lazyCall(
  { name: "readFactors", shows: "factors" },
  async () => (await calls()).readFactors,
);

export const startAuthenticator = lazyCall(
  { name: "startAuthenticator" },
  async () => (await calls()).startAuthenticator,
);

export const confirmAuthenticator = lazyCall(
  { name: "confirmAuthenticator", changes: ["factors"] },
  async () => (await calls()).confirmAuthenticator,
);

export const removeAuthenticator = lazyCall(
  { name: "removeAuthenticator", changes: ["factors", "sessions"] },
  async () => (await calls()).removeAuthenticator,
);

export const startPasskey = lazyCall(
  { name: "startPasskey" },
  async () => (await calls()).startPasskey,
);

export const addPasskey = lazyCall(
  { name: "addPasskey", changes: ["factors"] },
  async () => (await calls()).addPasskey,
);

export const removePasskey = lazyCall(
  { name: "removePasskey", changes: ["factors", "sessions"] },
  async () => (await calls()).removePasskey,
);

export const renewRecoveryCodes = lazyCall(
  { name: "renewRecoveryCodes", changes: ["factors"] },
  async () => (await calls()).renewRecoveryCodes,
);

export const readProofChallenge = lazyCall(
  { name: "readProofChallenge" },
  async () => (await calls()).readProofChallenge,
);
