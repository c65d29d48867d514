import type { Route } from "../platform/http/index.ts";
import { exportMyAdsRoute } from "./ads.ts";
import { exportMyOrdersRoute } from "./orders.ts";

export const exportRoutes: readonly Route[] = [exportMyAdsRoute, exportMyOrdersRoute];
