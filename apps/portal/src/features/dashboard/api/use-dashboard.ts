import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";

const calls = () => import("@parution/contract/dashboard");
const readDashboard = callLater(calls, "readDashboard");
const readDashboardAds = callLater(calls, "readDashboardAds");

export type Dashboard = LaterAnswer<typeof readDashboard>;
export type DashboardAd = LaterAnswer<typeof readDashboardAds>["ads"][number];

/** The figures of a year, the current one where none is named; those before stay until they are there. */
export const useDashboard = (year: number | null) =>
  useCall(readDashboard, { query: year === null ? {} : { year } }, { keepPreviousData: true });

/** A page of the ads beside the figures. */
export const useDashboardAds = (page: number) => useCall(readDashboardAds, { query: { page } });
