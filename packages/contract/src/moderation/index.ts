export {
  acceptPassed,
  claimAd,
  decideAd,
  readModeratedAd,
  readModeratedFile,
  readModerationQueue,
  readPassed,
  readReasons,
  undoDecision,
} from "./moderation.ts";
export { addWord, readWords, removeWord } from "./words.ts";
