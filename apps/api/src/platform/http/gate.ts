import { overloaded } from "./problems.ts";

/** How much is done at once, and how long the rest waits for its turn. */
interface GateLimits {
  /** Pieces of work under way at once. */
  readonly running: number;
  /**
   * Pieces of work that wait at once. A burst is what fits in here: how long it waits follows from how long work takes on
   * this machine at this moment.
   */
  readonly waiting: number;
  /** Longest wait of a burst, however long work takes: where the line was empty a moment ago. Milliseconds. */
  readonly patience: number;
  /**
   * Longest wait of who comes to a line that has stood longer than `patience`, or before nobody was refused for as long:
   * more comes than can be done. Milliseconds.
   */
  readonly hurry: number;
}

interface Waiting {
  /** When it is refused, by what was promised as it came. */
  readonly until: number;
  readonly admit: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Does a wait outside the gate, and comes back in: what waits for its caller keeps nobody else from working. */
export type Aside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Lets so much work in at once, and no more. */
export interface Gate {
  /** @throws ProblemError 503 when its turn does not come soon enough. */
  run<Result>(work: (aside: Aside) => Promise<Result>): Promise<Result>;
  /** Whether nobody else may wait, or more comes than can be done and somebody waits: whoever comes now, comes in vain. */
  isShut(): boolean;
}

/**
 * Work beyond what is possible is refused early, rather than served late to callers who have given up: the line is short,
 * and the wait that newcomers are granted shrinks when it does not empty (the controlled delay of Nichols and Jacobson, as
 * servers use it). Who waits already is served as promised, so that a burst loses nobody to those who come after it.
 */
export function createGate(limits: GateLimits): Gate {
  const { patience, hurry } = limits;
  let line: Waiting[] = [];
  let running = 0;
  let lastEmpty = performance.now();
  let lastRefusal = Number.NEGATIVE_INFINITY;
  let isWatching = false;

  function enter(): Promise<void> | undefined {
    if (running < limits.running && line.length === 0) {
      running += 1;
      return undefined;
    }
    const now = performance.now();
    if (line.length === 0) lastEmpty = now;
    if (isFull()) {
      lastRefusal = now;
      throw overloaded();
    }
    watch();
    const until = now + (isOverrun(now) ? hurry : patience);
    return new Promise<void>((admit, refuse) => {
      line.push({ until, admit, refuse });
    });
  }

  function leave(): void {
    running -= 1;
    letIn();
  }

  function letIn(): void {
    const now = performance.now();
    if (refuseThoseBefore(now) > 0) lastRefusal = now;
    while (running < limits.running) {
      const next = line.shift();
      if (next === undefined) break;
      running += 1;
      next.admit();
    }
  }

  const isFull = (): boolean => line.length >= limits.waiting;

  const isOverrun = (now: number): boolean =>
    now - lastEmpty > patience || now - lastRefusal < patience;

  function refuseThoseBefore(instant: number): number {
    const tooLate = line.filter(({ until }) => until < instant);
    if (tooLate.length > 0) line = line.filter(({ until }) => until >= instant);
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
    const isRefused = isFull() || isOverrun(now);
    if (isRefused) lastRefusal = now;
    return isRefused;
  }

  return { run, isShut };
}
