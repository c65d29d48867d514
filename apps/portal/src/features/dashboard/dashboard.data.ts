import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { formatAmount, formatCount, formatShare } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readDashboard, readDashboardAds } from "@parution/contract/lazy/dashboard";

/** Amounts with tax or without. */
export type Unit = "inclTax" | "exclTax";

/** Search parameters of the dashboard. */
export interface DashboardSearch {
  /** Year of the figures; null: the current year. */
  readonly year: number | null;
  readonly unit: Unit;
}

const YEAR = /^2\d{3}$/;

/** Choices in an address; invalid values are ignored. */
export function dashboardSearchOf(search: URLSearchParams): DashboardSearch {
  const year = search.get("annee") ?? "";
  return {
    year: YEAR.test(year) ? Number(year) : null,
    unit: search.get("unite") === "ht" ? "exclTax" : "inclTax",
  };
}

/** Query string of choices; empty for the defaults. */
export function searchOfDashboard({ year, unit }: DashboardSearch): string {
  const search = new URLSearchParams();
  if (year !== null) search.set("annee", String(year));
  if (unit === "exclTax") search.set("unite", "ht");
  return search.size > 0 ? `?${search}` : "";
}

export type Dashboard = LazyAnswer<typeof readDashboard>;
export type DashboardAd = LazyAnswer<typeof readDashboardAds>["ads"][number];

/** Figures of a year, by default the current one; the former ones stay until the new ones are loaded. */
export const useDashboard = (year: number | null) =>
  useRead(readDashboard, { query: year === null ? {} : { year } }, { keepPreviousData: true });

/** A page of the ads beside the figures. */
export const useDashboardAds = (page: number) => useRead(readDashboardAds, { query: { page } });

/** Number formats of the dashboard; charts are in dirhams. */
export function useFigures(unit: Unit) {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    language,
    locale: localeOf(language),
    unitLabel: unit === "exclTax" ? t`Dhs HT` : t`Dhs TTC`,
    /** Formats centimes as an amount. */
    amount: (centimes: number) => formatAmount(centimes, language),
    dirhams: (value: number) => formatAmount(Math.round(value * 100), language),
    whole: (value: number) => formatCount(value, language),
    share: (part: number) => formatShare(part, language),
  };
}

export type Figures = ReturnType<typeof useFigures>;

/** Converts centimes to dirhams, for an axis. */
export const toDirhams = (centimes: number): number => centimes / 100;
