import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { readMyAd } from "@parution/contract/lazy/ads";

export type AdDetails = LazyAnswer<typeof readMyAd>;
export type AdAddress = LazyInput<typeof readMyAd>["query"];

/** One ad of the user, with all its details. */
export const useMyAd = (address: AdAddress) => useRead(readMyAd, { query: address });
