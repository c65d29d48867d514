export type { AdPublication, DatePublication, PublishedAd } from "./state.ts";
export { publicationOf } from "./state.ts";
export type { WebLog } from "./web-log.ts";
export { daysOnline } from "./web-log.ts";
