export { claimAd, decideAd, releaseAd, undoDecision } from "./decisions.ts";
export { readModeratedAd, readModeratedFile, readReasons } from "./moderation.ts";
export { acceptPassed, readModerationQueue, readPassed } from "./queue.ts";
export { addWord, readWords, removeWord } from "./words.ts";
