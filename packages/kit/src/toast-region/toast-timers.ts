import {
  type PausableTimer,
  startPausableTimer,
  type TimerClock,
} from "../alert/pausable-timer.ts";

/** Something whose time is counted. */
export interface Timed {
  readonly id: string;
  /** Milliseconds; undefined for what waits for the reader. */
  readonly duration: number | undefined;
}

/** The countdowns of what shows, all held together. */
export interface ToastTimers {
  /** Begins the countdown of what is new, gives up that of what is gone. */
  follow: (shown: readonly Timed[]) => void;
  /** Gives one countdown up, so that it can begin again. */
  stop: (id: string) => void;
  /** Stops the time of all for a reason, until every reason is released. */
  hold: (reason: string) => void;
  release: (reason: string) => void;
}

/** Counts several toasts down; `onEnd` hears the id of each that is over. */
export function createToastTimers(clock: TimerClock, onEnd: (id: string) => void): ToastTimers {
  const holds = new Set<string>();
  const timers = new Map<string, PausableTimer>();

  function stop(id: string): void {
    timers.get(id)?.stop();
    timers.delete(id);
  }

  function start({ id, duration }: Timed): void {
    if (duration === undefined || timers.has(id)) return;
    const timer = startPausableTimer(duration, () => onEnd(id), clock);
    if (holds.size > 0) timer.pause();
    timers.set(id, timer);
  }

  return {
    stop,
    follow: (shown) => {
      const ids = new Set(shown.map(({ id }) => id));
      for (const id of timers.keys()) if (!ids.has(id)) stop(id);
      shown.forEach(start);
    },
    hold: (reason) => {
      holds.add(reason);
      for (const timer of timers.values()) timer.pause();
    },
    release: (reason) => {
      holds.delete(reason);
      if (holds.size > 0) return;
      for (const timer of timers.values()) timer.resume();
    },
  };
}
