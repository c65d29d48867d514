import { setServerTime } from "@parution/app/browser/server-clock.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useRefresh } from "@parution/app/data/use-refresh.ts";
import { readPaymentState } from "@parution/contract/lazy/payments";
import { useEffect } from "react";
import { type Claim, isOpen, outcomeOf } from "./outcome.ts";
import { createPoller } from "./poller.ts";

/**
 * Outcome of an order's payment; null sends no request. While a provider may still change it, the request is repeated at growing
 * intervals, never while the page is hidden, and at once when it is visible again.
 */
export function usePaymentState(orderId: number | null, claim: Claim) {
  const refresh = useRefresh();
  const answer = useRead(readPaymentState, orderId === null ? null : { query: { orderId } }, {
    onSuccess: (state) => {
      setServerTime(state.now);
      if (!isOpen(outcomeOf(state, claim))) refresh(["account"]);
    },
    revalidateOnFocus: false, // The poller repeats the request instead.
  });
  const { data, mutate } = answer;
  const open = data !== undefined && isOpen(outcomeOf(data, claim));
  useEffect(() => {
    if (!open) return;
    const poller = createPoller(() => mutate());
    const follow = () => (document.hidden ? poller.pause() : poller.resume());
    if (!document.hidden) poller.start();
    document.addEventListener("visibilitychange", follow);
    return () => {
      poller.pause();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [open, mutate]);
  return answer;
}
