// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../staff/index.ts");

export const readDesk = lazyCall(
  { name: "readDesk", shows: "staff" },
  async () => (await calls()).readDesk,
);

export const readStaff = lazyCall(
  { name: "readStaff", shows: "staff" },
  async () => (await calls()).readStaff,
);

export const inviteStaff = lazyCall(
  { name: "inviteStaff", changes: ["staff"] },
  async () => (await calls()).inviteStaff,
);

export const withdrawInvitation = lazyCall(
  { name: "withdrawInvitation", changes: ["staff"] },
  async () => (await calls()).withdrawInvitation,
);

export const readInvitation = lazyCall(
  { name: "readInvitation" },
  async () => (await calls()).readInvitation,
);

export const acceptInvitation = lazyCall(
  { name: "acceptInvitation", changes: ["staff"] },
  async () => (await calls()).acceptInvitation,
);

export const changeStaff = lazyCall(
  { name: "changeStaff", changes: ["staff"] },
  async () => (await calls()).changeStaff,
);

export const endStaff = lazyCall(
  { name: "endStaff", changes: ["staff"] },
  async () => (await calls()).endStaff,
);
