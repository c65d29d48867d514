import type { Route } from "../platform/http/index.ts";
import { readMyAdRoute } from "./detail.ts";
import { readMyAdsRoute } from "./mine.ts";
import { photoRoute } from "./photo-route.ts";

export const adRoutes: readonly Route[] = [readMyAdsRoute, readMyAdRoute, photoRoute];
