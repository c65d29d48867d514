// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../desk/index.ts");

export const readOverview = lazyCall(
  { name: "readOverview", shows: "overview" },
  async () => (await calls()).readOverview,
);

export const resendMail = lazyCall(
  { name: "resendMail", changes: ["overview"] },
  async () => (await calls()).resendMail,
);

export const fileMail = lazyCall(
  { name: "fileMail", changes: ["overview"] },
  async () => (await calls()).fileMail,
);

export const searchDesk = lazyCall(
  { name: "searchDesk" },
  async () => (await calls()).searchDesk,
);
