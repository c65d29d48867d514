import { callLater, type LaterAnswer } from "../api/call-later.ts";
import { useCall } from "../api/use-call.ts";

const readRecap = callLater(() => import("@parution/contract/orders"), "readRecap");

export type Recap = LaterAnswer<typeof readRecap>;

/** An order, before and after payment; `null` asks nothing. */
export const useRecap = (orderId: number | null) =>
  useCall(readRecap, orderId === null ? null : { query: { orderId } });
