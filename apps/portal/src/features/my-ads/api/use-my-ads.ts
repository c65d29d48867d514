import type { AdStatus } from "@parution/rules/ads";
import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

const readMyAds = callLater(() => import("@parution/contract/ads"), "readMyAds");

/** A page of one's own ads, newest first. */
export const useMyAds = (page: number, filter: ListFilter<AdStatus>) =>
  useCall(readMyAds, { params: { page }, query: { ...filter } });
