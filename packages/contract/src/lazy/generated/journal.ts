// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../journal/index.ts");

export const readJournalOptions = lazyCall(
  { name: "readJournalOptions" },
  async () => (await calls()).readJournalOptions,
);

export const readJournalProducts = lazyCall(
  { name: "readJournalProducts" },
  async () => (await calls()).readJournalProducts,
);

export const readJournalPackage = lazyCall(
  { name: "readJournalPackage" },
  async () => (await calls()).readJournalPackage,
);

export const placeJournal = lazyCall(
  { name: "placeJournal", changes: ["account"] },
  async () => (await calls()).placeJournal,
);

export const placeJournalUnderConvention = lazyCall(
  { name: "placeJournalUnderConvention", changes: ["account"] },
  async () => (await calls()).placeJournalUnderConvention,
);
