import type { Route } from "../platform/http/index.ts";
import { cancelOrderRoute } from "./cancel.ts";
import { placeAdRoute } from "./place/place.ts";
import { readRecapRoute } from "./recap/recap.ts";

export const orderRoutes: readonly Route[] = [placeAdRoute, readRecapRoute, cancelOrderRoute];
