import type { SWRConfiguration } from "swr";

/** How often a failed read is asked again before its pauses grow: through a restart of the service. */
const EAGER_TRIES = 60;
/** The pause before each: within a second of a fault's end the page is there. Spread, so that not all ask at once. */
const EAGER = { least: 400, most: 750 };
const PATIENT = { least: 8000, most: 16_000 };

type Retry = NonNullable<SWRConfiguration["onErrorRetry"]>;

/** What failed and waits to be asked again, until when its pause ends. */
const waiting = new Map<() => void, ReturnType<typeof setTimeout>>();

/** Asks a failed read again, at first more than once a second. SWR calls it for pages that are looked at only. */
export const retryReads: Retry = (_error, _key, _config, revalidate, options) => {
  const askAgain = () => {
    waiting.delete(askAgain);
    revalidate(options);
  };
  waiting.set(askAgain, setTimeout(askAgain, pauseBefore(options.retryCount, Math.random())));
};

/** A read was answered, so that the others may be: what waits is asked again at once. */
export function retryAtOnce(): void {
  for (const [askAgain, timer] of [...waiting]) {
    clearTimeout(timer);
    askAgain();
  }
}

/** Milliseconds before a try; `chance` from 0 to 1 says where between the least and the most. */
export function pauseBefore(retry: number, chance: number): number {
  const { least, most } = retry <= EAGER_TRIES ? EAGER : PATIENT;
  return least + chance * (most - least);
}
