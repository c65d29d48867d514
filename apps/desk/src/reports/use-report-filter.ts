import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { periodsAround } from "@parution/app/form/period-field.tsx";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { MOST_REPORT_DAYS, type RevenueGroup } from "@parution/contract/desk-reports";
import { dateInZone, daysBetween, type IsoDate, isIsoDate } from "@parution/rules/dates";
import { useNavigate } from "react-router";

export type ReportView = "revenue" | "moderation" | "editions";

const VIEWS = {
  revenue: "recettes",
  moderation: "moderation",
  editions: "editions",
} as const satisfies Record<ReportView, string>;

const GROUPS = {
  support: "journal",
  heading: "rubrique",
  day: "jour",
} as const satisfies Record<RevenueGroup, string>;

/** Report on the screen. */
export interface ReportFilter {
  readonly view: ReportView;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Undefined: every newspaper. */
  readonly supportId: number | undefined;
  /** Groups of the revenue. */
  readonly by: RevenueGroup;
}

/** True for a period that a report takes. */
export const isReportPeriod = (from: IsoDate, to: IsoDate): boolean =>
  from <= to && daysBetween(from, to) < MOST_REPORT_DAYS;

/** Report in the address's query; by default, and in place of what cannot be read, this month's revenue by newspaper. */
export function reportOf(search: URLSearchParams, today: IsoDate): ReportFilter {
  const [from, to] = [search.get("du") ?? "", search.get("au") ?? ""];
  const isPeriod = isIsoDate(from) && isIsoDate(to) && isReportPeriod(from, to);
  const { start, end } = periodsAround(today).thisMonth;
  const support = search.get("journal") ?? "";
  return {
    view: nameOf(VIEWS, search.get("vue")) ?? "revenue",
    ...(isPeriod ? { from, to } : { from: start, to: end }),
    supportId: /^[1-9]\d{0,8}$/.test(support) ? Number(support) : undefined,
    by: nameOf(GROUPS, search.get("par")) ?? "support",
  };
}

function nameOf<Name extends string>(
  codes: Readonly<Record<Name, string>>,
  code: string | null,
): Name | undefined {
  const names = Object.keys(codes) as Name[];
  return names.find((name) => codes[name] === code);
}

/** Query of a report with its question mark; empty for the default one. */
export function searchOfReport(filter: ReportFilter, today: IsoDate): string {
  const { view, from, to, supportId, by } = filter;
  const search = new URLSearchParams();
  const { start, end } = periodsAround(today).thisMonth;
  if (view !== "revenue") search.set("vue", VIEWS[view]);
  if (from !== start || to !== end) {
    search.set("du", from);
    search.set("au", to);
  }
  if (supportId !== undefined) search.set("journal", String(supportId));
  if (by !== "support") search.set("par", GROUPS[by]);
  return search.size > 0 ? `?${search}` : "";
}

/** Report in the address, and the way to another one. */
export function useReportFilter() {
  const link = useLink();
  const navigate = useNavigate();
  const today = dateInZone(serverNow(), usePublisherZone());
  const filter = reportOf(useSearch(), today);
  const change = (changes: Partial<ReportFilter>) =>
    void navigate(`${link("/rapports")}${searchOfReport({ ...filter, ...changes }, today)}`);
  return { filter, change };
}

export type ChangeReport = ReturnType<typeof useReportFilter>["change"];
