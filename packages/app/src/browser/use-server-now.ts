import { useEffect, useState } from "react";
import { serverNow } from "./server-clock.ts";

const TICK_MILLISECONDS = 1000;

/** The server's clock, second by second. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
