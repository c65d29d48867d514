export {
  createRateDraft,
  deleteRateDraft,
  readRateCards,
  scheduleRates,
  typedDraft,
  withdrawRates,
} from "./cards.ts";
export {
  RATE_PAGE,
  raiseRates,
  readDraftRates,
  replayRates,
  saveRates,
} from "./rates.ts";
