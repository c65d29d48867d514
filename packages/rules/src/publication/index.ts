export {
  AD_ORDERS,
  type AdOrder,
  EDITION_LIMITS,
  FILLER_LIMITS,
  ISSUE_LIMITS,
  listPages,
  PAGE_LIMITS,
} from "./edition.ts";
export type { AdPublication, DatePublication, PublicationRule, PublishedAd } from "./state.ts";
export { publicationOf } from "./state.ts";
export type { WebLogEntry } from "./web-log.ts";
export { daysOnline } from "./web-log.ts";
