import { ApiError } from "@parution/contract/errors";
import type { SWRConfiguration } from "swr";

/** Number of quick repetitions; enough for a restart of the service. */
const EAGER_TRIES = 90;
/** Bounds of a quick repetition's pause, in milliseconds: reads that depend on the answer follow within the same second. */
const EAGER = { least: 250, most: 450 };
const PATIENT = { least: 8000, most: 16_000 };

type Retry = NonNullable<SWRConfiguration["onErrorRetry"]>;
type Timer = ReturnType<typeof setTimeout>;

/** Recent failures, repeated one at a time: the first answer releases all others. */
const eager: (() => void)[] = [];
let nextTurn: Timer | undefined;

/** Lasting failures, with the timer of their pause. */
const patient = new Map<() => void, Timer>();

/** Repeats a failed read, at first more than once a second. SWR calls it for visible pages only. */
export const retryReads: Retry = (_error, _key, _config, revalidate, options) => {
  const askAgain = () => {
    patient.delete(askAgain);
    revalidate(options);
  };
  if (options.retryCount <= EAGER_TRIES) {
    eager.push(askAgain);
    nextTurn ??= setTimeout(takeTurn, pause(EAGER));
  } else patient.set(askAgain, setTimeout(askAgain, pause(PATIENT)));
};

function takeTurn(): void {
  const askAgain = eager.shift();
  nextTurn = eager.length > 0 ? setTimeout(takeTurn, pause(EAGER)) : undefined;
  askAgain?.();
}

/** Repeats all waiting reads at once; called when a read was answered. */
export function retryNow(): void {
  clearTimeout(nextTurn);
  nextTurn = undefined;
  for (const timer of patient.values()) clearTimeout(timer);
  for (const askAgain of [...eager.splice(0), ...patient.keys()]) askAgain();
}

/** Random pause in milliseconds, so that the pages of all users do not repeat at the same moment. */
const pause = ({ least, most }: typeof EAGER) => least + Math.random() * (most - least);

/** Errors that a repetition may mend: a lost connection or a failing server. A refusal (4xx) stays one. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
