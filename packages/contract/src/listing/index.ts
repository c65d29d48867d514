export { contactAdvertiser, typedMessage } from "./contact.ts";
export { readGlobal } from "./global.ts";
export { readPublishedAd } from "./published-ad.ts";
export { listPublishedAds } from "./published-ads.ts";
