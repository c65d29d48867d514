// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../moderation/index.ts");

export const readModerationQueue = lazyCall(
  { name: "readModerationQueue" },
  async () => (await calls()).readModerationQueue,
);

export const readModeratedAd = lazyCall(
  { name: "readModeratedAd" },
  async () => (await calls()).readModeratedAd,
);

export const readModeratedFile = lazyCall(
  { name: "readModeratedFile" },
  async () => (await calls()).readModeratedFile,
);

export const claimAd = lazyCall(
  { name: "claimAd" },
  async () => (await calls()).claimAd,
);

export const releaseAd = lazyCall(
  { name: "releaseAd" },
  async () => (await calls()).releaseAd,
);

export const decideAd = lazyCall(
  { name: "decideAd" },
  async () => (await calls()).decideAd,
);

export const undoDecision = lazyCall(
  { name: "undoDecision" },
  async () => (await calls()).undoDecision,
);

export const readPassed = lazyCall(
  { name: "readPassed" },
  async () => (await calls()).readPassed,
);

export const readReasons = lazyCall(
  { name: "readReasons", shows: "catalogue" },
  async () => (await calls()).readReasons,
);

export const acceptPassed = lazyCall(
  { name: "acceptPassed" },
  async () => (await calls()).acceptPassed,
);

export const readWords = lazyCall(
  { name: "readWords", shows: "words" },
  async () => (await calls()).readWords,
);

export const addWord = lazyCall(
  { name: "addWord", changes: ["words"] },
  async () => (await calls()).addWord,
);

export const removeWord = lazyCall(
  { name: "removeWord", changes: ["words"] },
  async () => (await calls()).removeWord,
);
