export {
  createRateDraft,
  deleteRateDraft,
  readRateCards,
  scheduleRates,
  typedDraft,
  withdrawRates,
} from "./cards.ts";
export {
  exportReplay,
  RATE_PAGE,
  raiseRates,
  readDraftRates,
  replayRates,
  saveRates,
} from "./rates.ts";
export { readDraftTiers, saveTiers } from "./tiers.ts";
