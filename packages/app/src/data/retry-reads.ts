import type { SWRConfiguration } from "swr";

/** How often a failed read is asked again before its pauses grow: through a restart of the service. */
const EAGER_TRIES = 90;
/** Before each: soon enough for what follows from the answer to come within the same second. Spread over pages. */
const EAGER = { least: 250, most: 450 };
const PATIENT = { least: 8000, most: 16_000 };

type Retry = NonNullable<SWRConfiguration["onErrorRetry"]>;
type Timer = ReturnType<typeof setTimeout>;

/** What failed lately, in the order in which it is asked again: one at a time feels the way for all of them. */
const eager: (() => void)[] = [];
let nextTurn: Timer | undefined;

/** What fails for long, until when its pause ends. */
const patient = new Map<() => void, Timer>();

/** Asks a failed read again, at first more than once a second. SWR calls it for pages that are looked at only. */
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

/** A read was answered, so that the others may be: what waits is asked again at once. */
export function retryAtOnce(): void {
  clearTimeout(nextTurn);
  nextTurn = undefined;
  for (const timer of patient.values()) clearTimeout(timer);
  for (const askAgain of [...eager.splice(0), ...patient.keys()]) askAgain();
}

/** Milliseconds, by chance: pages that lost their way together do not all ask at the same moment. */
const pause = ({ least, most }: typeof EAGER) => least + Math.random() * (most - least);
