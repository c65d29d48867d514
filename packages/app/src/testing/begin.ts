import { setServerTime } from "../browser/server-clock.ts";
import { forgetChoices } from "../links/choices.ts";
import { clearSession, storeSession } from "../session/session-store.ts";

const YEAR = 365 * 86_400_000;

/** Resets the browser before a story: empty storage, the time `now`, and a session where `userId` is given. */
export function beginStory({ now, userId }: { now: string; userId?: number }): void {
  localStorage.clear();
  sessionStorage.clear();
  forgetChoices();
  setServerTime(Date.parse(now));
  clearSession();
  if (userId === undefined) return;
  storeSession({ user: { id: userId, name: "Salma Alaoui" }, expiresAt: Date.parse(now) + YEAR });
}
