import { AD_STATUS_CODES, type AdStatus, type ShownAdStatus } from "@parution/rules/ads";
import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

const readMyAds = callLater(() => import("@parution/contract/ads"), "readMyAds");

/** A filter of one's ads, by the very states that the list shows. */
export type AdFilter = ListFilter<ShownAdStatus>;

/** The states one can filter by, in the order of an ad's life. */
export const filterStatuses: readonly ShownAdStatus[] = (
  Object.keys(AD_STATUS_CODES) as AdStatus[]
).flatMap((status) => (status === "validated" ? [status, "online", "offline"] : [status]));

/** The filter as calls take it: a shown state is a status, and for a validated ad its place on the web. */
export function callFilterOf({ status, ...filter }: AdFilter) {
  if (status === undefined) return filter;
  if (status === "online" || status === "offline") {
    return { ...filter, status: "validated", webState: status } as const;
  }
  if (status === "validated") return { ...filter, status, webState: "planned" } as const;
  return { ...filter, status };
}

/** A page of one's own ads, newest first. */
export const useMyAds = (page: number, filter: AdFilter) =>
  useCall(readMyAds, { params: { page }, query: callFilterOf(filter) });
