export { cancelOrder, placeAd } from "./place.ts";
export { readRecap } from "./recap.ts";
