export { readMyAd } from "./detail.ts";
export { readMyAds } from "./mine.ts";
