import type { TimerClock } from "../alert/pausable-timer.ts";

/** A clock that stands still until a story moves it. */
export interface ManualClock extends TimerClock {
  /** Lets some milliseconds pass, ending in their order the timers that fall due. */
  advance: (milliseconds: number) => void;
  /** Number of timers that run. */
  pending: () => number;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Clock for stories and tests about time: nothing waits, nothing depends on the machine's speed. */
export function createManualClock(): ManualClock {
  let now = 0;
  const pending = new Set<Due>();

  function nextBy(end: number): Due | undefined {
    return [...pending].filter((due) => due.at <= end).sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    after: (delay, run) => {
      const due = { at: now + delay, run };
      pending.add(due);
      return () => pending.delete(due);
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let due = nextBy(end); due; due = nextBy(end)) {
        pending.delete(due);
        now = due.at;
        due.run();
      }
      now = end;
    },
    pending: () => pending.size,
  };
}
