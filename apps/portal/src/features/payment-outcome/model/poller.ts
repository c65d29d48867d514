const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
const GROWTH = 1.4;

/** Milliseconds before asking again, after so many times: ever longer, half a minute at most. */
export const pauseAfter = (times: number): number =>
  Math.min(LONGEST_PAUSE, Math.round(FIRST_PAUSE * GROWTH ** times));

/** Asks again and again. */
export interface Poller {
  /** Asks after the first pause. */
  readonly start: () => void;
  /** Asks at once, its pauses short again: what is shown may be old. */
  readonly resume: () => void;
  readonly pause: () => void;
}

/** A poller that counts its pauses from the end of each question. */
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
