import { overloaded } from "./problems.ts";

/** How much is done at once, and how long the rest waits for its turn. */
interface GateLimits {
  /** Pieces of work under way at once. */
  readonly running: number;
  /** Longest wait where the line was empty a moment ago: a burst is served whole. Milliseconds. */
  readonly patience: number;
  /**
   * Longest wait in a line that has stood longer than `patience`, and until nobody was refused for as long: more comes
   * than can be done. Milliseconds.
   */
  readonly hurry: number;
}

interface Waiting {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Does a wait outside the gate, and comes back in: what waits for its caller keeps nobody else from working. */
export type Aside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Lets so much work in at once, and no more. */
export interface Gate {
  /** @throws ProblemError 503 when its turn does not come soon enough. */
  run<Result>(work: (aside: Aside) => Promise<Result>): Promise<Result>;
  /** Whether more comes than can be done, and somebody waits: whoever comes now would wait in vain. */
  isShut(): boolean;
}

/**
 * Work beyond what is possible is refused early, rather than served late to callers who have given up: the wait that is
 * borne shrinks when the line does not empty (the controlled delay of Nichols and Jacobson, as servers use it).
 */
export function createGate({ running: most, patience, hurry }: GateLimits): Gate {
  const line: Waiting[] = [];
  let running = 0;
  let lastEmpty = performance.now();
  let lastRefusal = Number.NEGATIVE_INFINITY;
  let isWatching = false;

  function enter(): Promise<void> | undefined {
    if (running < most && line.length === 0) {
      running += 1;
      return undefined;
    }
    if (line.length === 0) lastEmpty = performance.now();
    watch();
    return new Promise<void>((admit, refuse) => {
      line.push({ since: performance.now(), admit, refuse });
    });
  }

  function leave(): void {
    running -= 1;
    letIn();
  }

  function letIn(): void {
    const now = performance.now();
    if (refuseThoseBefore(now - (isOverrun(now) ? hurry : patience)) > 0) lastRefusal = now;
    while (running < most) {
      const next = line.shift();
      if (next === undefined) break;
      running += 1;
      next.admit();
    }
    if (line.length === 0) lastEmpty = now;
  }

  const isOverrun = (now: number): boolean =>
    now - lastEmpty > patience || now - lastRefusal < patience;

  function refuseThoseBefore(instant: number): number {
    const inTime = line.findIndex(({ since }) => since >= instant);
    const tooLate = line.splice(0, inTime === -1 ? line.length : inTime);
    for (const { refuse } of tooLate) refuse(overloaded());
    return tooLate.length;
  }

  /** Those in line are looked after even while nothing ends. */
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    setTimeout(() => {
      isWatching = false;
      letIn();
      if (line.length > 0) watch();
    }, hurry);
  }

  async function run<Result>(work: (aside: Aside) => Promise<Result>): Promise<Result> {
    await enter();
    let isInside = true;
    const aside: Aside = async (wait) => {
      leave();
      isInside = false;
      const result = await wait();
      await enter();
      isInside = true;
      return result;
    };
    try {
      return await work(aside);
    } finally {
      if (isInside) leave();
    }
  }

  function isShut(): boolean {
    if (line.length === 0) return false;
    const now = performance.now();
    const isRefused = isOverrun(now);
    if (isRefused) lastRefusal = now;
    return isRefused;
  }

  return { run, isShut };
}
