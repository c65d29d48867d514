export {
  cancelEdition,
  closeEdition,
  keepEditions,
  markPrinted,
  reopenEdition,
  requireEdition,
  requirePrint,
  unmarkPrinted,
} from "./change.ts";
export { editionClosed, holdEditions, holdExistingEditions, requireOpenEditions } from "./enter.ts";
export {
  type EditionKey,
  findEdition,
  findRest,
  hasIssueInHand,
  isBeingClosed,
  listClosedEditions,
  lockEdition,
  makeEditionsOfAds,
} from "./queries.ts";
