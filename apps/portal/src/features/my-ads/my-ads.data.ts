import { useRead } from "@parution/app/data/use-read.ts";
import type { ListFilter } from "@parution/app/lists/list-filter.ts";
import { readMyAds } from "@parution/contract/lazy/ads";
import { AD_STATUS_CODES, type AdStatus, type ShownAdStatus } from "@parution/rules/ads";

/** A status of the list; an ad to be confirmed counts as unpaid, and one to be corrected as waiting. */
type FilterStatus = Exclude<ShownAdStatus, "toConfirm" | "toCorrect">;

/** Filter of the user's ads, by the statuses of the list. */
export type AdFilter = ListFilter<FilterStatus>;

/** Statuses of the filter, in the order of an ad's life. */
export const filterStatuses: readonly FilterStatus[] = (
  Object.keys(AD_STATUS_CODES) as AdStatus[]
).flatMap((status) => (status === "validated" ? [status, "online", "offline"] : [status]));

/** Filter as calls take it: a shown status is the wire's status, with the online state for validated ads. */
export function callFilterOf({ status, ...filter }: AdFilter) {
  if (status === undefined) return filter;
  if (status === "online" || status === "offline") {
    return { ...filter, status: "validated", webState: status } as const;
  }
  if (status === "validated") return { ...filter, status, webState: "planned" } as const;
  return { ...filter, status };
}

/** A page of the user's ads, newest first. */
export const useMyAds = (page: number, filter: AdFilter) =>
  useRead(readMyAds, { params: { page }, query: callFilterOf(filter) });
