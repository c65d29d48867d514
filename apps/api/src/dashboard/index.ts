import type { Route } from "../platform/http/index.ts";
import { readDashboardAdsRoute } from "./ads.ts";
import { readDashboardRoute } from "./summary.ts";

export { keepMonthsIn, sumSalesAnew } from "./months.ts";

export const dashboardRoutes: readonly Route[] = [readDashboardRoute, readDashboardAdsRoute];
