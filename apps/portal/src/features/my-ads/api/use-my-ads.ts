import { readMyAds } from "@parution/contract/ads";
import type { AdStatus } from "@parution/rules/ads";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

/** A page of one's own ads, newest first. */
export const useMyAds = (page: number, filter: ListFilter<AdStatus>) =>
  useCall(readMyAds, { params: { page }, query: { ...filter } });
