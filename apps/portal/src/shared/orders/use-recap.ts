import type { CallAnswer } from "@parution/contract/call";
import { readRecap } from "@parution/contract/orders";
import { useCall } from "../api/use-call.ts";

export type Recap = CallAnswer<typeof readRecap>;

/** An order, before and after payment; `null` asks nothing. */
export const useRecap = (orderId: number | null) =>
  useCall(readRecap, orderId === null ? null : { query: { orderId } });
