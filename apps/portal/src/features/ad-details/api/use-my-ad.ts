import { readMyAd } from "@parution/contract/ads";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import { useCall } from "../../../shared/api/use-call.ts";

export type AdDetails = CallAnswer<typeof readMyAd>;
export type AdAddress = CallInput<typeof readMyAd>["query"];

/** One of one's own ads, in full. */
export const useMyAd = (address: AdAddress) => useCall(readMyAd, { query: address });
