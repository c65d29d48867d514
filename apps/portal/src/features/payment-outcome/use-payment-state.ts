import { setServerTime } from "@parution/app/browser/server-clock.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useRefresh } from "@parution/app/data/use-refresh.ts";
import { readPaymentState } from "@parution/contract/lazy/payments";
import { useEffect } from "react";
import { type Claim, isOpen, outcomeOf } from "./outcome.ts";

/**
 * Outcome of an order's payment; null sends no request. While a provider may still change it, the request is repeated at growing
 * intervals, never while the page is hidden, and at once when it is visible again.
 */
export function usePaymentState(orderId: number | null, claim: Claim) {
  const refresh = useRefresh();
  const answer = useRead(readPaymentState, orderId === null ? null : { query: { orderId } }, {
    onSuccess: (state) => {
      setServerTime(state.now);
      if (!isOpen(outcomeOf(state, claim))) void refresh(["account"]);
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

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
const GROWTH = 1.4;

/** Milliseconds before the next request after so many: growing, half a minute at most. */
export const pauseAfter = (times: number): number =>
  Math.min(LONGEST_PAUSE, Math.round(FIRST_PAUSE * GROWTH ** times));

/** Repeats a request. */
interface Poller {
  /** Starts with a pause. */
  readonly start: () => void;
  /** Sends a request at once, and resets the pauses: the shown state may be stale. */
  readonly resume: () => void;
  readonly pause: () => void;
}

/** A poller whose pauses begin at the end of each request. */
export function createPoller(ask: () => Promise<unknown>): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const wait = (times: number) => {
    timer = setTimeout(() => void turn(times + 1), pauseAfter(times));
  };
  const turn = async (times: number) => {
    const own = round;
    await ask();
    if (own === round) wait(times);
  };
  const pause = () => {
    round += 1;
    clearTimeout(timer);
  };
  return {
    start: () => wait(0),
    pause,
    resume() {
      pause();
      void turn(0);
    },
  };
}
