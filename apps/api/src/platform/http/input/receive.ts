import type { Readable } from "node:stream";
import { malformed, tooLarge, tooSlow } from "../problems.ts";
import type { ByteBudget } from "./byte-budget.ts";
import type { Pace } from "./limits.ts";

/** Budget of a body. */
interface Account {
  readonly budget: ByteBudget;
  /** Bytes that so many received ones hold of it (default: all of them). */
  readonly heldOf?: (received: number) => number;
}

/** Reception of a body. */
export interface Reception {
  /** Bytes that it may have. */
  readonly limit: number;
  readonly pace: Pace;
  readonly accounts: readonly Account[];
}

/** Releases the memory and files of a received body. */
export type Release = () => void;

/**
 * Receives a body, each piece as it comes; while `take` is busy with one, its sender waits. The caller
 * releases the reserved part of the budgets.
 * @throws ProblemError 400 when the sender breaks off, 408 when it is too slow, 413 when it sends too much, 503 when there
 * is no room for more
 */
export function receive(
  body: Readable,
  { limit, pace, accounts }: Reception,
  take: (bytes: Buffer) => Promise<void> | void,
): Promise<Release> {
  const { promise, resolve, reject } = Promise.withResolvers<Release>();
  const shares = openShares(accounts, fail);
  const clock = watchPace(pace, () => fail(tooSlow()));
  let size = 0;

  function onData(piece: Buffer): void {
    try {
      size += piece.byteLength;
      if (size > limit) throw tooLarge();
      shares.hold(size);
      clock.came(piece.byteLength);
      const busy = take(piece);
      if (busy !== undefined) waitFor(busy);
    } catch (error) {
      fail(error);
    }
  }

  function waitFor(busy: Promise<void>): void {
    body.pause();
    clock.rest(true);
    busy.then(() => {
      clock.rest(false);
      body.resume();
    }, fail);
  }

  function onEnd(): void {
    finish();
    shares.settle();
    resolve(shares.release);
  }

  function onGone(): void {
    fail(malformed());
  }

  function fail(reason: unknown): void {
    finish();
    shares.release();
    reject(reason);
  }

  function finish(): void {
    clock.stop();
    body.off("data", onData).off("end", onEnd).off("error", onGone).off("close", onGone);
  }

  if (body.destroyed && !body.readableEnded) onGone();
  else body.on("data", onData).on("end", onEnd).on("error", onGone).on("close", onGone);
  return promise;
}

/** The shares of a body in its budgets; one that is taken away ends it with the reason. */
function openShares(accounts: readonly Account[], onTaken: (reason: unknown) => void) {
  const shares = accounts.map(({ budget, heldOf = (received: number) => received }) => ({
    share: budget.open(onTaken),
    heldOf,
    taken: 0,
  }));
  return {
    /** Takes what so many received bytes hold. @throws ProblemError 503 when there is no room for it */
    hold(received: number): void {
      for (const account of shares) {
        const more = account.heldOf(received) - account.taken;
        if (more <= 0) continue;
        account.share.take(more);
        account.taken += more;
      }
    },
    settle(): void {
      for (const { share } of shares) share.settle();
    },
    release(): void {
      for (const { share } of shares) share.release();
    },
  };
}

/** Calls back when a body arrives below the least pace. */
function watchPace({ every, least, whole }: Pace, onSlow: () => void) {
  const until = performance.now() + whole;
  let came = 0;
  let rests = false;
  const timer = setInterval(() => {
    if (performance.now() >= until || (!rests && came < least)) onSlow();
    came = 0;
  }, every);
  return {
    came(bytes: number) {
      came += bytes;
    },
    /** While the server itself is busy, no caller counts as slow. */
    rest(now: boolean) {
      rests = now;
    },
    stop: () => clearInterval(timer),
  };
}
