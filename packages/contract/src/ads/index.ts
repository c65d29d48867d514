export { cancelAd, duplicateAd, readDeactivationReasons, switchAd } from "./actions.ts";
export { readMyAd } from "./detail.ts";
export { readMyAds } from "./mine.ts";
