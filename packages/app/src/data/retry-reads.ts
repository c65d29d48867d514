import { ApiError } from "@parution/contract/errors";
import type { SWRConfiguration } from "swr";

/** Number of quick repetitions; enough for a restart of the service. */
const QUICK_TRIES = 90;
/** Bounds of a quick repetition's pause, in milliseconds: reads that depend on the answer follow within the same second. */
const QUICK = { least: 250, most: 450 };
const SLOW = { least: 8000, most: 16_000 };

type Retry = NonNullable<SWRConfiguration["onErrorRetry"]>;
type Timer = ReturnType<typeof setTimeout>;

/** Recent failures, repeated one at a time: the first answer releases all others. */
const recent: (() => void)[] = [];
let nextRepetition: Timer | undefined;

/** Lasting failures, with the timer of their pause. */
const lasting = new Map<() => void, Timer>();

/** Repeats a failed read, at first more than once a second. SWR calls it for visible pages only. */
export const retryReads: Retry = (_error, _key, _config, revalidate, options) => {
  const repeat = () => {
    lasting.delete(repeat);
    revalidate(options);
  };
  if (options.retryCount <= QUICK_TRIES) {
    recent.push(repeat);
    nextRepetition ??= setTimeout(repeatNext, pause(QUICK));
  } else lasting.set(repeat, setTimeout(repeat, pause(SLOW)));
};

function repeatNext(): void {
  const repeat = recent.shift();
  nextRepetition = recent.length > 0 ? setTimeout(repeatNext, pause(QUICK)) : undefined;
  repeat?.();
}

/** Repeats all waiting reads at once; called when a read was answered. */
export function retryNow(): void {
  clearTimeout(nextRepetition);
  nextRepetition = undefined;
  for (const timer of lasting.values()) clearTimeout(timer);
  for (const repeat of [...recent.splice(0), ...lasting.keys()]) repeat();
}

/** Random pause in milliseconds, so that the pages of all users do not repeat at the same moment. */
const pause = ({ least, most }: typeof QUICK) => least + Math.random() * (most - least);

/** Errors that a repetition may mend: a lost connection or a failing server. A refusal (4xx) stays one. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
