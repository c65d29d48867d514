// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../registration/index.ts");

export const register = lazyCall(
  { name: "register" },
  async () => (await calls()).register,
);

export const resendConfirmation = lazyCall(
  { name: "resendConfirmation" },
  async () => (await calls()).resendConfirmation,
);

export const confirmRegistration = lazyCall(
  { name: "confirmRegistration" },
  async () => (await calls()).confirmRegistration,
);

export const requestRecovery = lazyCall(
  { name: "requestRecovery" },
  async () => (await calls()).requestRecovery,
);

export const checkRecoveryLink = lazyCall(
  { name: "checkRecoveryLink" },
  async () => (await calls()).checkRecoveryLink,
);

export const recoverPassword = lazyCall(
  { name: "recoverPassword" },
  async () => (await calls()).recoverPassword,
);
