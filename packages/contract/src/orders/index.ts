export { editAd, readEditableAd } from "./edit.ts";
export { cancelOrder, placeAd } from "./place.ts";
export { placeTenderAd } from "./place-convention.ts";
export { readRecap } from "./recap.ts";
