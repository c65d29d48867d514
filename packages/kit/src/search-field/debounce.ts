import type { TimerClock } from "../alert/pausable-timer.ts";

/** A call that waits until it has not been asked for during a pause. */
export interface Debounced {
  /** Asks for the call, in place of one that waits. */
  ask: (call: () => void) => void;
  /** Gives up the call that waits. */
  cancel: () => void;
}

/** Puts calls off until a pause of `delay` milliseconds; only the last one asked for is made. */
export function debounce(delay: number, clock: TimerClock): Debounced {
  let cancel: (() => void) | undefined;

  function stop(): void {
    cancel?.();
    cancel = undefined;
  }

  return {
    ask: (call) => {
      stop();
      cancel = clock.after(Math.max(0, delay), call);
    },
    cancel: stop,
  };
}
