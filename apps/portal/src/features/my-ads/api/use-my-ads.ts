import { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import type { AdStatus } from "@parution/rules/ads";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

export type MyAds = CallAnswer<typeof readMyAds>;
export type MyAd = MyAds["ads"][number];

/** A page of one's own ads, newest first; the previous page stays until the next is there. */
export const useMyAds = (page: number, filter: ListFilter<AdStatus>) =>
  useCall(readMyAds, { params: { page }, query: { ...filter } }, { keepPreviousData: true });
