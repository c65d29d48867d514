/** The part of a clock that a timer needs; a test gives its own. */
export interface TimerClock {
  /** Milliseconds from any fixed origin. */
  now: () => number;
  /** Runs a function after some milliseconds; answers how to prevent it. */
  after: (delay: number, run: () => void) => () => void;
}

/** A countdown that can be held and released without losing what has passed. */
export interface PausableTimer {
  /** Holds the countdown. Holding it twice changes nothing. */
  pause: () => void;
  /** Lets the rest of the time run. */
  resume: () => void;
  /** Gives the countdown up. */
  stop: () => void;
}

/** The browser's clock. */
export const browserClock: TimerClock = {
  now: () => performance.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};

/** The most milliseconds that a browser's timer counts; given more, it ends at once. */
const LONGEST = 2 ** 31 - 1;

/** True for a number of milliseconds that a timer can count down. */
export function isCountable(duration: number | undefined): duration is number {
  return duration !== undefined && duration >= 0 && duration <= LONGEST;
}

/** Starts a countdown of `duration` milliseconds that calls `onEnd` once. */
export function startPausableTimer(
  duration: number,
  onEnd: () => void,
  clock: TimerClock = browserClock,
): PausableTimer {
  let remaining = Math.max(0, duration);
  let startedAt = clock.now();
  let cancel: (() => void) | undefined = clock.after(remaining, end);

  function end(): void {
    cancel = undefined;
    remaining = 0;
    onEnd();
  }

  function pause(): void {
    if (cancel) {
      cancel();
      cancel = undefined;
      remaining = Math.max(0, remaining - (clock.now() - startedAt));
    }
  }

  function resume(): void {
    if (!cancel && remaining > 0) {
      startedAt = clock.now();
      cancel = clock.after(remaining, end);
    }
  }

  function stop(): void {
    pause();
    remaining = 0;
  }

  return { pause, resume, stop };
}
