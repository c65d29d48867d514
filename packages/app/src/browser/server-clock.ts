import { useEffect, useState } from "react";

const TICK_MILLISECONDS = 1000;

let offset = 0;
const watchers = new Set<() => void>();

/** Sets the server's clock for {@link serverNow}: epoch milliseconds. */
export function setServerTime(serverMilliseconds: number): void {
  const former = offset;
  offset = serverMilliseconds - Date.now();
  if (Math.abs(offset - former) < TICK_MILLISECONDS) return;
  for (const notify of watchers) notify();
}

/** Calls back whenever the server's clock turns out to be a second or more off from what it was taken for. Returns the function that stops it. */
export function watchServerClock(onCorrected: () => void): () => void {
  watchers.add(onCorrected);
  return () => {
    watchers.delete(onCorrected);
  };
}

/**
 * Current time by the server's clock, since the browser's may be wrong: epoch milliseconds
 * (docs/domain/calendar-and-deadlines.md#server-clock).
 */
export const serverNow = (): number => Date.now() + offset;

/** Current time by the server's clock, updated every second: epoch milliseconds. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
