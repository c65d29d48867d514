import type { Route } from "../platform/http/application.ts";
import { contactAdvertiserRoute } from "./contact.ts";
import { readNoticeRoute } from "./detail.ts";
import { listNoticesRoute } from "./list.ts";
import { sizedPhotoRoute } from "./photos.ts";
import { readRatesRoute } from "./rates.ts";
import { readGlobalRoute } from "./summary.ts";

export { summariseNotices } from "./summary.ts";

export const listingRoutes: readonly Route[] = [
  listNoticesRoute,
  readNoticeRoute,
  contactAdvertiserRoute,
  readGlobalRoute,
  readRatesRoute,
  sizedPhotoRoute,
];
