export type { AdPublication, DatePublication, PublicationRule, PublishedAd } from "./state.ts";
export { publicationOf } from "./state.ts";
export type { WebLogEntry } from "./web-log.ts";
export { daysOnline } from "./web-log.ts";
