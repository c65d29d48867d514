// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../messages/index.ts");

export const readMessages = lazyCall(
  { name: "readMessages", shows: "messages" },
  async () => (await calls()).readMessages,
);

export const readMessage = lazyCall(
  { name: "readMessage", shows: "messages" },
  async () => (await calls()).readMessage,
);

export const answerMessage = lazyCall(
  { name: "answerMessage", changes: ["messages"] },
  async () => (await calls()).answerMessage,
);

export const settleMessage = lazyCall(
  { name: "settleMessage", changes: ["messages"] },
  async () => (await calls()).settleMessage,
);
