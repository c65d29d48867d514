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
  const overrun = createOverrun(timeout);
  const queue = createQueue(limits.waiting, overrun.noteRefusal);
  let running = 0;
  let isWatching = false;

  function enter(rank: number): Promise<void> | undefined {
    if (running < limits.running && queue.isEmpty()) {
      running += 1;
      return undefined;
    }
    const now = performance.now();
    for (const other of ranks.keys()) if (!queue.holds(other)) overrun.noteEmpty(other, now);
    queue.makeRoom(rank, now);
    watch();
    const until = now + (overrun.isOverrun(rank, now) ? shortTimeout : timeout);
    return new Promise<void>((admit, refuse) => queue.add({ rank, until, admit, refuse }));
  }

  function leave(): void {
    running -= 1;
    letIn();
  }

  function letIn(): void {
    queue.refuseThoseBefore(performance.now());
    while (running < limits.running) {
      const next = queue.take();
      if (next === undefined) break;
      running += 1;
      next.admit();
    }
  }

  /** Refuses waiting requests at their timeout, even while no running one ends. */
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    setTimeout(() => {
      isWatching = false;
      letIn();
      if (!queue.isEmpty()) watch();
    }, shortTimeout);
  }

  return {
    async run(work, of = "account") {
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
    },

    isRefusing(of = "account") {
      const rank = ranks.indexOf(of);
      if (!queue.holds(rank)) return false;
      const now = performance.now();
      const isRefused = !queue.hasRoomFor(rank) || overrun.isOverrun(rank, now);
      if (isRefused) overrun.noteRefusal(rank, now);
      return isRefused;
    },
  };
}

/** Follows, by rank, whether the queue has emptied lately and no request was refused. */
function createOverrun(timeout: number) {
  /** Last time at which no request of a rank or above waited, and at which one was refused, by rank. */
  const lastEmpty = ranks.map(() => performance.now());
  const lastRefusal = ranks.map(() => Number.NEGATIVE_INFINITY);
  return {
    noteEmpty(rank: number, now: number): void {
      lastEmpty[rank] = now;
    },
    noteRefusal(rank: number, now: number): void {
      for (const other of ranks.keys()) if (other >= rank) lastRefusal[other] = now;
    },
    isOverrun: (rank: number, now: number): boolean =>
      now - (lastEmpty[rank] ?? now) > timeout || now - (lastRefusal[rank] ?? 0) < timeout,
  };
}

/** A queue of so many places, by rank, and within it in the order of arrival. */
function createQueue(places: number, onRefusal: (rank: number, now: number) => void) {
  let line: Waiting[] = [];

  const hasRoomFor = (rank: number): boolean =>
    line.length < places || (line.at(-1)?.rank ?? 0) > rank;

  return {
    isEmpty: (): boolean => line.length === 0,
    /** True while a request of this rank or above waits. */
    holds: (rank: number): boolean => line[0] !== undefined && line[0].rank <= rank,
    hasRoomFor,

    /** Refuses the last request where the queue is full. @throws ProblemError 503 where all that waits has at least this rank */
    makeRoom(rank: number, now: number): void {
      if (!hasRoomFor(rank)) {
        onRefusal(rank, now);
        throw overloaded();
      }
      if (line.length < places) return;
      const last = line.pop();
      if (last === undefined) return;
      onRefusal(last.rank, now);
      last.refuse(overloaded());
    },

    add(waiting: Waiting): void {
      const behind = line.findIndex((other) => other.rank > waiting.rank);
      line.splice(behind < 0 ? line.length : behind, 0, waiting);
    },

    take: (): Waiting | undefined => line.shift(),

    refuseThoseBefore(instant: number): void {
      const tooLate = line.filter(({ until }) => until < instant);
      if (tooLate.length > 0) line = line.filter(({ until }) => until >= instant);
      for (const { rank, refuse } of tooLate) {
        onRefusal(rank, instant);
        refuse(overloaded());
      }
    },
  };
}
