// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../rate-cards/index.ts");

export const readRateCards = lazyCall(
  { name: "readRateCards", shows: "rateCards" },
  async () => (await calls()).readRateCards,
);

export const createRateDraft = lazyCall(
  { name: "createRateDraft", changes: ["rateCards"] },
  async () => (await calls()).createRateDraft,
);

export const readCardRates = lazyCall(
  { name: "readCardRates", shows: "rateCards" },
  async () => (await calls()).readCardRates,
);

export const readCardTiers = lazyCall(
  { name: "readCardTiers", shows: "rateCards" },
  async () => (await calls()).readCardTiers,
);

export const readDraftRates = lazyCall(
  { name: "readDraftRates", shows: "rateCards" },
  async () => (await calls()).readDraftRates,
);

export const saveRates = lazyCall(
  { name: "saveRates", changes: ["rateCards"] },
  async () => (await calls()).saveRates,
);

export const readDraftTiers = lazyCall(
  { name: "readDraftTiers", shows: "rateCards" },
  async () => (await calls()).readDraftTiers,
);

export const saveTiers = lazyCall(
  { name: "saveTiers", changes: ["rateCards"] },
  async () => (await calls()).saveTiers,
);

export const raiseRates = lazyCall(
  { name: "raiseRates", changes: ["rateCards"] },
  async () => (await calls()).raiseRates,
);

export const deleteRateDraft = lazyCall(
  { name: "deleteRateDraft", changes: ["rateCards"] },
  async () => (await calls()).deleteRateDraft,
);

export const scheduleRates = lazyCall(
  { name: "scheduleRates", changes: ["rateCards"] },
  async () => (await calls()).scheduleRates,
);

export const withdrawRates = lazyCall(
  { name: "withdrawRates", changes: ["rateCards"] },
  async () => (await calls()).withdrawRates,
);

export const replayRates = lazyCall(
  { name: "replayRates" },
  async () => (await calls()).replayRates,
);

export const exportReplay = lazyCall(
  { name: "exportReplay" },
  async () => (await calls()).exportReplay,
);
