export { datesOfAd } from "../calendar/index.ts";
export { isAdOnTerm } from "./actionable.ts";
export { adBadge, adStatusLabel, publicationBadge, publicUrlOf, webStateOfRow } from "./labels.ts";
export { type AdRow, countAds, filterAds, listAds } from "./list-queries.ts";
export { readAdPage } from "./page.ts";
export { PHOTO_PATH, photoUrl, requirePhoto } from "./photo-route.ts";
export { optionsOfAd, photosOfAd } from "./queries.ts";
export { adFilterOf, adRoutes } from "./routes.ts";
