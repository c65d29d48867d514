export { readDashboardAds } from "./ads.ts";
export { readDashboard } from "./summary.ts";
