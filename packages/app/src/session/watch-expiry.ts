import { serverNow } from "../browser/server-clock.ts";
import { clearSession, currentSession } from "./session-store.ts";

const CHECK_MILLISECONDS = 15_000;

/**
 * Ends and reports an expired session; checks every 15 seconds and when the page becomes visible
 * (docs/domain/accounts.md#sessions). Returns the end of the watch.
 * @param end removes the session by default
 */
export function watchSession(onExpired: () => void, end = clearSession): () => void {
  const check = () => {
    const session = currentSession();
    if (session === null || serverNow() < session.expiresAt) return;
    end();
    onExpired();
  };
  check();
  const timer = setInterval(check, CHECK_MILLISECONDS);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
