export {
  cancelEdition,
  closeEdition,
  keepEditions,
  markPrinted,
  reopenEdition,
  unmarkPrinted,
} from "./change.ts";
export { closedDaysOf, closedEditionsOf, editionClosed, requireOpenEditions } from "./enter.ts";
export {
  type EditionKey,
  findEdition,
  hasIssueInHand,
  isBeingClosed,
  lockEdition,
  makeEditionsOfAds,
} from "./queries.ts";
