// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../session/index.ts");

export const login = lazyCall(
  { name: "login" },
  async () => (await calls()).login,
);

export const logout = lazyCall(
  { name: "logout" },
  async () => (await calls()).logout,
);

export const changePassword = lazyCall(
  { name: "changePassword", changes: ["factors", "sessions"] },
  async () => (await calls()).changePassword,
);

export const readCurrentUser = lazyCall(
  { name: "readCurrentUser", shows: "profile" },
  async () => (await calls()).readCurrentUser,
);

export const readUser = lazyCall(
  { name: "readUser", shows: "profile" },
  async () => (await calls()).readUser,
);

export const updateUser = lazyCall(
  { name: "updateUser", changes: ["profile", "team"] },
  async () => (await calls()).updateUser,
);

export const readBusiness = lazyCall(
  { name: "readBusiness", shows: "account" },
  async () => (await calls()).readBusiness,
);

export const updateBusiness = lazyCall(
  { name: "updateBusiness", changes: ["account"] },
  async () => (await calls()).updateBusiness,
);

export const readTheme = lazyCall(
  { name: "readTheme" },
  async () => (await calls()).readTheme,
);
