import { serverNow } from "../browser/server-clock.ts";
import { clearSession, currentSession } from "./session-store.ts";

const CHECK_MILLISECONDS = 15_000;

/**
 * Every 15 seconds, and when the page is looked at again: an expired session is removed and told
 * (docs/domain/accounts.md#sessions). Answers how to stop.
 */
export function watchSession(onExpired: () => void): () => void {
  const check = () => {
    const session = currentSession();
    if (session === null || serverNow() < session.expiresAt) return;
    clearSession();
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
