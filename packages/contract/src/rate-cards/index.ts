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
  readCardRates,
  readDraftRates,
  replayRates,
  saveRates,
} from "./rates.ts";
export { readCardTiers, readDraftTiers, saveTiers } from "./tiers.ts";
