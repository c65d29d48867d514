import { overloaded, tooSlow } from "../problems.ts";

/** Milliseconds after which an incomplete body is ended in favour of others, where the budget is used up. */
const YIELDS_AFTER = 5000;

/** Share of a budget held by one request. */
export interface Share {
  /** @throws ProblemError 503 where no upload can make room. */
  take(bytes: number): void;
  /** Ends the intake: the held bytes are being processed, and make no room any more. */
  settle(): void;
  release(): void;
}

/** Bytes that all requests may hold at once. */
export interface ByteBudget {
  /** @param end ends the request, which is still coming in, for the sake of others. */
  open(end: (reason: Error) => void): Share;
  /** Bytes held at the moment. */
  held(): number;
}

interface Holder {
  readonly since: number;
  readonly end: (reason: Error) => void;
  held: number;
}

/**
 * A budget for all requests of a process. When it is used up, the body that has been coming in for longest is ended, if it
 * has had its time; otherwise the newcomer is refused.
 */
export function createByteBudget(size: number): ByteBudget {
  let total = 0;
  /** Incomplete bodies, the oldest first. */
  const incoming = new Set<Holder>();

  function letGo(holder: Holder): void {
    total -= holder.held;
    holder.held = 0;
    incoming.delete(holder);
  }

  /** Ends the oldest incomplete body other than `own`. */
  function makeRoom(own: Holder): boolean {
    for (const holder of incoming) {
      if (holder === own) continue;
      if (performance.now() - holder.since < YIELDS_AFTER) return false;
      letGo(holder);
      holder.end(tooSlow());
      return true;
    }
    return false;
  }

  return {
    open(end) {
      const holder: Holder = { since: performance.now(), end, held: 0 };
      incoming.add(holder);
      return {
        take(bytes) {
          while (total + bytes > size) if (!makeRoom(holder)) throw overloaded();
          total += bytes;
          holder.held += bytes;
        },
        settle: () => void incoming.delete(holder),
        release: () => letGo(holder),
      };
    },
    held: () => total,
  };
}
