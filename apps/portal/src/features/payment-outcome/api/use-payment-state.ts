import { useEffect } from "react";
import { useReadAccountAgain } from "../../../shared/api/account-reads.ts";
import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import { setServerTime } from "../../../shared/clock/server-clock.ts";
import { type Claim, isOpen, outcomeOf } from "../model/outcome.ts";
import { createPoller } from "../model/poller.ts";

const readPaymentState = callLater(() => import("@parution/contract/payments"), "readPaymentState");

/**
 * What became of an order's payment; null asks nothing. While a provider may still speak it is asked again, ever less often,
 * never while the page is hidden, and at once when it is seen again.
 */
export function usePaymentState(orderId: number | null, claim: Claim) {
  const readAccountAgain = useReadAccountAgain();
  const answer = useCall(readPaymentState, orderId === null ? null : { query: { orderId } }, {
    onSuccess: (state) => {
      setServerTime(state.now);
      if (!isOpen(outcomeOf(state, claim))) readAccountAgain();
    },
    revalidateOnFocus: false, // The poller does, and counts from there.
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
