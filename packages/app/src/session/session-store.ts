import { use, useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "../browser/stored.ts";
import { DrawnForContext } from "./drawn-for.ts";

/**
 * What the browser may know of its session (docs/domain/accounts.md#sessions): the token itself stays in an
 * `HttpOnly` cookie.
 */
export interface StoredSession {
  readonly user: { readonly id: number; readonly name: string };
  /** When it ends, by the server's clock: epoch milliseconds. */
  readonly expiresAt: number;
  /** The first password is still somebody else's: until it is changed, nothing else can be done. */
  readonly mustChangePassword?: boolean;
}

const KEY = "parution.session";
const listeners = new Set<() => void>();
let snapshot: StoredSession | null | undefined;
let isLeft = false;

/** The stored session, or null. Not yet compared with the clock. */
export function currentSession(): StoredSession | null {
  if (snapshot === undefined) snapshot = parse(readStored(KEY));
  return snapshot;
}

/** Whether pages behind a login show: to who is signed in, once their password is their own. */
export const isAdmitted = (session: StoredSession | null): boolean =>
  session !== null && !session.mustChangePassword;

export function storeSession(session: StoredSession): void {
  isLeft = false;
  writeStored(KEY, JSON.stringify(session));
  publish(session);
}

/** Removes a session that has ended, here or elsewhere. */
export function clearSession(): void {
  removeStored(KEY);
  publish(null);
}

/** Removes the session of somebody who signs out here. */
export function leaveSession(): void {
  isLeft = true;
  clearSession();
}

/** Whether the last session of this page ended because its user signed out here. */
export const isSignedOut = (): boolean => isLeft;

/** The session of this browser; re-renders when it begins or ends, in another tab too. */
export const useSession = (): StoredSession | null => usePart((session) => session);

/** Whether anyone is signed in: to that, who it is makes no difference, and a page drawn for somebody stays as it is. */
export const useSignedIn = (): boolean => usePart((session) => session !== null);

/** Whether who is signed in must first change their password. */
export const useMustChangePassword = (): boolean =>
  usePart((session) => session?.mustChangePassword ?? false);

/** What of the session a component shows: another part of it, changed, does not redraw it. */
function usePart<Part>(partOf: (session: StoredSession | null) => Part): Part {
  const first = use(DrawnForContext);
  return useSyncExternalStore(
    subscribe,
    () => partOf(currentSession()),
    () => partOf(first),
  );
}

/** Calls `onLeft` when whoever is signed in no longer is, however that came about. Answers how to stop. */
export function followLeaving(onLeft: () => void): () => void {
  let userId = currentSession()?.user.id;
  return subscribe(() => {
    const leaver = userId;
    userId = currentSession()?.user.id;
    if (leaver !== undefined && leaver !== userId) onLeft();
  });
}

function publish(session: StoredSession | null): void {
  snapshot = session;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", followOtherTabs);
    addEventListener("pageshow", lookAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", followOtherTabs);
    removeEventListener("pageshow", lookAgain);
  };
}

/** A page that comes back as it was left, from where it heard of no other tab. */
function lookAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) publish(parse(readStored(KEY)));
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
