const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
const GROWTH = 1.4;

/** Milliseconds before the next request after so many: growing, half a minute at most. */
export const pauseAfter = (times: number): number =>
  Math.min(LONGEST_PAUSE, Math.round(FIRST_PAUSE * GROWTH ** times));

/** Repeats a request. */
export interface Poller {
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
