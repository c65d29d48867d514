import { filterOf, pageOf } from "@parution/app/lists/list-filter.ts";
import { readMyAds } from "@parution/contract/ads";
import { type Reads, read } from "../../shared/reads.ts";
import { callFilterOf, filterStatuses } from "./use-my-ads.ts";

/** The page of the user's ads that the address selects. */
export const reads: Reads = ({ params, search }) => [
  read(readMyAds, {
    params: { page: pageOf(params.page) },
    query: callFilterOf(filterOf(search, filterStatuses)),
  }),
];
