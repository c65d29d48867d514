import { useEffect, useState } from "react";

/** The pause, in milliseconds, after which what was typed is spoken about. */
const PAUSE = 1000;

/** The message, once it has stood unchanged for a second: for live regions that follow typing. */
export function useDeferredAnnouncement(message: string): string {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), PAUSE);
    return () => clearTimeout(timer);
  }, [message]);
  return announced;
}
