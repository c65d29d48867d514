import type { Route } from "../platform/http/application.ts";
import { contactAdvertiserRoute } from "./contact.ts";
import { readPublishedAdRoute } from "./detail.ts";
import { listPublishedAdsRoute } from "./list.ts";
import { sizedPhotoRoute } from "./photos.ts";
import { readRatesRoute } from "./rates.ts";
import { readGlobalRoute } from "./summary.ts";

export { summarisePublishedAds } from "./summary.ts";

export const listingRoutes: readonly Route[] = [
  listPublishedAdsRoute,
  readPublishedAdRoute,
  contactAdvertiserRoute,
  readGlobalRoute,
  readRatesRoute,
  sizedPhotoRoute,
];
