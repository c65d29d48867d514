import type { Route } from "../platform/http/index.ts";
import { cancelAdRoute } from "./cancel.ts";
import { readMyAdRoute } from "./detail.ts";
import { duplicateAdRoute } from "./duplicate.ts";
import { readMyAdsRoute } from "./mine.ts";
import { photoRoute } from "./photo-route.ts";
import { readDeactivationReasonsRoute, switchAdRoute } from "./switch.ts";

export const adRoutes: readonly Route[] = [
  readMyAdsRoute,
  readMyAdRoute,
  cancelAdRoute,
  duplicateAdRoute,
  switchAdRoute,
  readDeactivationReasonsRoute,
  photoRoute,
];
