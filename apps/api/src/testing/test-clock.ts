import type { Clock } from "../platform/context.ts";

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  /** Moves to an ISO instant. */
  set(instant: string): void;
  /** Moves on by milliseconds. */
  advance(ms: number): void;
}

export function testClock(instant: string): TestClock {
  let current = Date.parse(instant);
  return {
    now: () => current,
    set(next) {
      current = Date.parse(next);
    },
    advance(ms) {
      current += ms;
    },
  };
}
