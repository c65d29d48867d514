import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readDashboard, readDashboardAds } from "@parution/contract/lazy/dashboard";

export type Dashboard = LazyAnswer<typeof readDashboard>;
export type DashboardAd = LazyAnswer<typeof readDashboardAds>["ads"][number];

/** Figures of a year, by default the current one; the former ones stay until the new ones are loaded. */
export const useDashboard = (year: number | null) =>
  useRead(readDashboard, { query: year === null ? {} : { year } }, { keepPreviousData: true });

/** A page of the ads beside the figures. */
export const useDashboardAds = (page: number) => useRead(readDashboardAds, { query: { page } });
