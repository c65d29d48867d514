import type { CallAnswer } from "@parution/contract/call";
import { readDashboard, readDashboardAds } from "@parution/contract/dashboard";
import { useCall } from "../../../shared/api/use-call.ts";

export type Dashboard = CallAnswer<typeof readDashboard>;
export type DashboardAd = CallAnswer<typeof readDashboardAds>["ads"][number];

/** The figures of a year, the current one where none is named; those before stay until they are there. */
export const useDashboard = (year: number | null) =>
  useCall(readDashboard, { query: year === null ? {} : { year } }, { keepPreviousData: true });

/** A page of the ads beside the figures. */
export const useDashboardAds = (page: number) => useCall(readDashboardAds, { query: { page } });
