export type { CheckedAd, ModerationCheck } from "./checks.ts";
export { checkAd, LONGEST_WORD, MOST_WORDS } from "./checks.ts";
export type { ReviewState, Waiting } from "./clock.ts";
export {
  compareWaiting,
  REVIEW_DAYS,
  reviewState,
  UNDO_MILLISECONDS,
  workingDayAfter,
} from "./clock.ts";
export type { HeadedAd } from "./mentions.ts";
