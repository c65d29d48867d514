import { useEffect, useState } from "react";

const TICK_MILLISECONDS = 1000;

let offset = 0;

/** Sets the server's clock for {@link serverNow}: epoch milliseconds. */
export function setServerTime(serverMilliseconds: number): void {
  offset = serverMilliseconds - Date.now();
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
