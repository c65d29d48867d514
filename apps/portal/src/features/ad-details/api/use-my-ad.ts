import { callLater, type LaterAnswer, type LaterInput } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";

const readMyAd = callLater(() => import("@parution/contract/ads"), "readMyAd");

export type AdDetails = LaterAnswer<typeof readMyAd>;
export type AdAddress = LaterInput<typeof readMyAd>["query"];

/** One of one's own ads, in full. */
export const useMyAd = (address: AdAddress) => useCall(readMyAd, { query: address });
