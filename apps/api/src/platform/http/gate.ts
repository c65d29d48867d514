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

/** Whose work comes first where not all of it can be done: money and orders, accounts, what anyone may read. */
export const ranks = ["orders", "account", "public"] as const;
export type Rank = (typeof ranks)[number];

interface Waiting {
  readonly rank: number;
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
  run<Result>(work: (aside: Aside) => Promise<Result>, rank?: Rank): Promise<Result>;
  /** Whether work of a rank that comes now is refused: the line is full, or stands while some of it waits. */
  isShut(rank?: Rank): boolean;
}

/**
 * Work beyond what is possible is refused early, rather than served late to callers who have given up: the line is short,
 * and the wait that newcomers are granted shrinks when it does not empty (the controlled delay of Nichols and Jacobson, as
 * servers use it). Who waits already is served as promised, so that a burst loses nobody to those who come after it, but
 * to work of a higher rank: that has its turn first, and the place of the last in a line that is full.
 */
export function createGate(limits: GateLimits): Gate {
  const { patience, hurry } = limits;
  /** By rank, and within it in the order of arrival. */
  let line: Waiting[] = [];
  let running = 0;
  /** Of the work of each rank and those before it: when none waited, and when some was refused. */
  const lastEmpty = ranks.map(() => performance.now());
  const lastRefusal = ranks.map(() => Number.NEGATIVE_INFINITY);
  let isWatching = false;

  function enter(rank: number): Promise<void> | undefined {
    if (running < limits.running && line.length === 0) {
      running += 1;
      return undefined;
    }
    const now = performance.now();
    for (const other of ranks.keys()) if (!someWaits(other)) lastEmpty[other] = now;
    if (isFull()) makeRoom(rank, now);
    watch();
    const until = now + (isOverrun(rank, now) ? hurry : patience);
    return new Promise<void>((admit, refuse) => {
      const behind = line.findIndex((other) => other.rank > rank);
      line.splice(behind < 0 ? line.length : behind, 0, { rank, until, admit, refuse });
    });
  }

  /** @throws ProblemError 503 where all that waits has at least this rank */
  function makeRoom(rank: number, now: number): void {
    const last = line.at(-1);
    if (last === undefined || last.rank <= rank) {
      noteRefusal(rank, now);
      throw overloaded();
    }
    line.pop();
    noteRefusal(last.rank, now);
    last.refuse(overloaded());
  }

  const someWaits = (rank: number): boolean => line[0] !== undefined && line[0].rank <= rank;

  function noteRefusal(rank: number, now: number): void {
    for (const other of ranks.keys()) if (other >= rank) lastRefusal[other] = now;
  }

  function leave(): void {
    running -= 1;
    letIn();
  }

  function letIn(): void {
    const now = performance.now();
    refuseThoseBefore(now);
    while (running < limits.running) {
      const next = line.shift();
      if (next === undefined) break;
      running += 1;
      next.admit();
    }
  }

  const isFull = (): boolean => line.length >= limits.waiting;

  const isOverrun = (rank: number, now: number): boolean =>
    now - (lastEmpty[rank] ?? now) > patience || now - (lastRefusal[rank] ?? 0) < patience;

  function refuseThoseBefore(instant: number): void {
    const tooLate = line.filter(({ until }) => until < instant);
    if (tooLate.length > 0) line = line.filter(({ until }) => until >= instant);
    for (const { rank, refuse } of tooLate) {
      noteRefusal(rank, instant);
      refuse(overloaded());
    }
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

  async function run<Result>(
    work: (aside: Aside) => Promise<Result>,
    of: Rank = "account",
  ): Promise<Result> {
    const rank = ranks.indexOf(of);
    await enter(rank);
    let isInside = true;
    const aside: Aside = async (wait) => {
      leave();
      isInside = false;
      const result = await wait();
      await enter(rank);
      isInside = true;
      return result;
    };
    try {
      return await work(aside);
    } finally {
      if (isInside) leave();
    }
  }

  function isShut(of: Rank = "account"): boolean {
    const rank = ranks.indexOf(of);
    if (!someWaits(rank)) return false;
    const now = performance.now();
    const hasPlace = !isFull() || (line.at(-1)?.rank ?? 0) > rank;
    const isRefused = !hasPlace || isOverrun(rank, now);
    if (isRefused) noteRefusal(rank, now);
    return isRefused;
  }

  return { run, isShut };
}
