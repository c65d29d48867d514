export { cancelAd, duplicateAd, readDeactivationReasons, switchAd } from "./acts.ts";
export { readMyAd } from "./detail.ts";
export { readMyAds } from "./mine.ts";
