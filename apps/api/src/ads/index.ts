export { adFilterOf } from "./filter.ts";
export { adBadge, publicationBadge } from "./labels.ts";
export { type AdRow, countAds, filterAds, listAds } from "./list-queries.ts";
export { readAdPage } from "./page.ts";
export { adRoutes } from "./routes.ts";
