export { adFilterOf } from "./filter.ts";
export { adBadge, adStatusLabel, publicationBadge, webStateOfRow } from "./labels.ts";
export { type AdRow, countAds, filterAds, listAds } from "./list-queries.ts";
export { readAdPage } from "./page.ts";
export { datesOfAd, optionsOfAd, photosOfAd } from "./parts.ts";
export { PHOTO_PATH, photoUrl, requirePhoto } from "./photo-route.ts";
export { publicUrlOf } from "./public-url.ts";
export { adRoutes } from "./routes.ts";
