import { overloaded } from "./problems.ts";

/** Number of requests that run at once, and limits of those that wait. */
interface AdmissionLimits {
  /** Requests that run at once. */
  readonly running: number;
  /** Requests that wait at once: the length of the queue. */
  readonly waiting: number;
  /** Longest wait, in milliseconds, while the queue has been empty lately. */
  readonly timeout: number;
  /** Longest wait, in milliseconds, of a request that finds the queue not empty for `timeout`, or a refusal within it. */
  readonly shortTimeout: number;
}

/** Priorities, the highest first: money and orders, accounts, public pages. */
const ranks = ["orders", "account", "public"] as const;
export type Rank = (typeof ranks)[number];

interface Waiting {
  readonly rank: number;
  /** Time of refusal, by the timeout in force at arrival. */
  readonly until: number;
  readonly admit: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Waits without holding a place, then queues again: a slow caller blocks no other request. */
export type Aside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Admission control: limits how many requests run at once. */
export interface Admission {
  /** @throws ProblemError 503 when the queue is full or the request times out in it. */
  run<Result>(work: (aside: Aside) => Promise<Result>, rank?: Rank): Promise<Result>;
  /** True when a request of this rank would be refused now. */
  isRefusing(rank?: Rank): boolean;
}

/**
 * Rejects early the requests that cannot be served in time, rather than serve callers who have given up. The queue is short, and
 * the timeout of new requests shrinks while the queue does not empty (the controlled delay of Nichols and Jacobson, as servers
 * use it). Requests that wait keep the timeout they were given, but a higher rank goes first, and takes the last place of a
 * full queue.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  const { timeout, shortTimeout } = limits;
  /** By rank, and within it in the order of arrival. */
  let line: Waiting[] = [];
  let running = 0;
  /** Last time at which no request of a rank or above waited, and at which one was refused, by rank. */
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
    const until = now + (isOverrun(rank, now) ? shortTimeout : timeout);
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
    now - (lastEmpty[rank] ?? now) > timeout || now - (lastRefusal[rank] ?? 0) < timeout;

  function refuseThoseBefore(instant: number): void {
    const tooLate = line.filter(({ until }) => until < instant);
    if (tooLate.length > 0) line = line.filter(({ until }) => until >= instant);
    for (const { rank, refuse } of tooLate) {
      noteRefusal(rank, instant);
      refuse(overloaded());
    }
  }

  /** Refuses waiting requests at their timeout, even while no running one ends. */
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    setTimeout(() => {
      isWatching = false;
      letIn();
      if (line.length > 0) watch();
    }, shortTimeout);
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

  function isRefusing(of: Rank = "account"): boolean {
    const rank = ranks.indexOf(of);
    if (!someWaits(rank)) return false;
    const now = performance.now();
    const hasPlace = !isFull() || (line.at(-1)?.rank ?? 0) > rank;
    const isRefused = !hasPlace || isOverrun(rank, now);
    if (isRefused) noteRefusal(rank, now);
    return isRefused;
  }

  return { run, isRefusing };
}
