import { use, useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";
import { DrawnForContext } from "./drawn-for.ts";

/** What the browser may know of its session (readings B1): the token itself stays in an `HttpOnly` cookie. */
export interface StoredSession {
  readonly user: { readonly id: number; readonly name: string };
  /** When it ends, by the server's clock: epoch milliseconds. */
  readonly expiresAt: number;
  /** The first password is still somebody else's: until it is changed, nothing else can be done (readings H2). */
  readonly mustChangePassword?: boolean;
}

const KEY = "parution.session";
const listeners = new Set<() => void>();
let snapshot: StoredSession | null | undefined;

/** The stored session, or null. Not yet compared with the clock. */
export function currentSession(): StoredSession | null {
  if (snapshot === undefined) snapshot = parse(readStored(KEY));
  return snapshot;
}

export function storeSession(session: StoredSession): void {
  writeStored(KEY, JSON.stringify(session));
  publish(session);
}

export function clearSession(): void {
  removeStored(KEY);
  publish(null);
}

/** The session of this browser; re-renders when it begins or ends, in another tab too. */
export function useSession(): StoredSession | null {
  const first = use(DrawnForContext);
  return useSyncExternalStore(subscribe, currentSession, () => first);
}

function publish(session: StoredSession | null): void {
  snapshot = session;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", followOtherTabs);
  };
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) publish(parse(event.newValue));
}

function parse(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    return null; // Not ours, or cut short: as if nobody were signed in; the server decides anyway.
  }
}

function isSession(value: unknown): value is StoredSession {
  if (typeof value !== "object" || value === null) return false;
  const { user, expiresAt } = value as Partial<StoredSession>;
  return (
    typeof user?.id === "number" && typeof user.name === "string" && typeof expiresAt === "number"
  );
}
