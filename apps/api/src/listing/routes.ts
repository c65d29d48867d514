import type { Route } from "../platform/http/index.ts";
import { contactAdvertiserRoute } from "./contact.ts";
import { readNoticeRoute } from "./detail.ts";
import { readGlobalRoute } from "./global.ts";
import { listNoticesRoute } from "./list.ts";
import { sizedPhotoRoute } from "./photos/index.ts";
import { readRatesRoute } from "./rates/index.ts";

export const listingRoutes: readonly Route[] = [
  listNoticesRoute,
  readNoticeRoute,
  contactAdvertiserRoute,
  readGlobalRoute,
  readRatesRoute,
  sizedPhotoRoute,
];
