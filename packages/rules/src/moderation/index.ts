export type { CheckedAd, ModerationCheck } from "./checks.ts";
export { checkAd } from "./checks.ts";
export type { ReviewState, Waiting } from "./clock.ts";
export { compareWaiting, REVIEW_DAYS, reviewState, workingDayAfter } from "./clock.ts";
export { LONGEST_WORD, MOST_WORDS, UNDO_MILLISECONDS } from "./limits.ts";
export type { HeadedAd } from "./mentions.ts";
