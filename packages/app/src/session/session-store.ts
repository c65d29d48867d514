import { createContext, use, useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "../browser/stored.ts";

/** Session as scripts see it; the token itself is in an `HttpOnly` cookie (docs/domain/accounts.md#sessions). */
export interface StoredSession {
  readonly user: { readonly id: number; readonly name: string };
  /** Expiry by the server's clock: epoch milliseconds. */
  readonly expiresAt: number;
  /** True while the password is the initial one, chosen by another user: it must be changed before anything else. */
  readonly mustChangePassword?: boolean;
}

const KEY = "parution.session";
const CACHE_VERSION_KEY = "parution.cache-version";
const listeners = new Set<() => void>();
let snapshot: StoredSession | null | undefined;
let left: Leaving | null = null;
let isInterrupted = false;

/** Stored session, which may have expired; null for none. */
export function currentSession(): StoredSession | null {
  if (snapshot === undefined) snapshot = parse(readStored(KEY));
  return snapshot;
}

/** Access to pages behind the login: for signed-in users whose password is not the initial one. */
export const isAdmitted = (session: StoredSession | null): boolean =>
  session !== null && !session.mustChangePassword;

export function storeSession(session: StoredSession): void {
  left = null;
  writeStored(KEY, JSON.stringify(session));
  publish(session);
}

/** Answer of a login that has opened a session. */
interface OpenedLogin {
  readonly user: {
    readonly id: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly mustChangePassword: boolean;
  };
  readonly expiresAt: number;
}

/** Stores the session that a login has opened. */
export const storeLogin = ({ user, expiresAt }: OpenedLogin): void =>
  storeSession({
    user: { id: user.id, name: `${user.firstName} ${user.lastName}` },
    expiresAt,
    mustChangePassword: user.mustChangePassword,
  });

/** Removes a session that has ended, here or elsewhere. */
export function clearSession(): void {
  removeStored(KEY);
  publish(null);
}

/** Marks the session as ended, while its page stays with what is typed there until the user signs in again or leaves. */
export function interruptSession(): void {
  if (isInterrupted || currentSession() === null) return;
  isInterrupted = true;
  for (const listener of listeners) listener();
}

/** True while the page of an ended session waits for its user. */
export const useInterrupted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isInterrupted,
    () => false,
  );

/** Resolves once an interruption is over: with true where the same user has signed in again. At once with false where there is none. */
export function resumption(): Promise<boolean> {
  const userId = currentSession()?.user.id;
  if (!isInterrupted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (isInterrupted) return;
      unsubscribe();
      resolve(currentSession()?.user.id === userId);
    });
  });
}

/** Removes the session, once, when the cache version differs from the stored one (docs/domain/accounts.md#cache-version). */
export function applyCacheVersion(version: string): void {
  const known = readStored(CACHE_VERSION_KEY);
  if (known === version) return;
  writeStored(CACHE_VERSION_KEY, version);
  if (known !== null) clearSession();
}

/** Way in which a user ends the session in this tab. */
type Leaving = "signed-out" | "closed";

/** Removes the session of a user who signs out in this tab, or has closed the account. */
export function leaveSession(leaving: Leaving = "signed-out"): void {
  left = leaving;
  clearSession();
}

/** Way in which the user ended the last session in this tab; null where it ended otherwise. */
export const lastLeaving = (): Leaving | null => left;

/** Any signed-in user: outlines are rendered without the account's data. */
const ANY_USER: StoredSession = { user: { id: 0, name: "" }, expiresAt: 0 };

/** Session with which a server rendered the page; browsers hydrate with it before they read their own. */
export const RenderedForContext = createContext<StoredSession | null>(null);

/** Session for the rendering of a page: any user's behind the login, none elsewhere. */
export const renderedFor = (page: { readonly access: "public" | "session" } | undefined) =>
  page?.access === "session" ? ANY_USER : null;

/** Session of this browser; re-renders when it begins or ends, in another tab too. */
export const useSession = (): StoredSession | null => useSessionPart((session) => session);

/** True for any signed-in user; a page that was rendered for one does not render again when hydrated. */
export const useSignedIn = (): boolean => useSessionPart((session) => session !== null);

/** True where the user must first change the initial password. */
export const useMustChangePassword = (): boolean =>
  useSessionPart((session) => session?.mustChangePassword ?? false);

/** Part of the session; changes of other parts do not render the component. */
function useSessionPart<Part>(partOf: (session: StoredSession | null) => Part): Part {
  const first = use(RenderedForContext);
  return useSyncExternalStore(
    subscribe,
    () => partOf(currentSession()),
    () => partOf(first),
  );
}

/** Calls `onLeft` when the signed-in user changes or the session ends, for any reason. Returns the unsubscription. */
export function followLeaving(onLeft: () => void): () => void {
  let userId = currentSession()?.user.id;
  return subscribe(() => {
    const formerId = userId;
    userId = currentSession()?.user.id;
    if (formerId !== undefined && formerId !== userId) onLeft();
  });
}

function publish(session: StoredSession | null): void {
  snapshot = session;
  isInterrupted = false;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", followOtherTabs);
    addEventListener("pageshow", rereadStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", followOtherTabs);
    removeEventListener("pageshow", rereadStorage);
  };
}

/** Reads the session again when the page is restored from the back/forward cache, where it received no events. */
function rereadStorage({ persisted }: PageTransitionEvent): void {
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
    return null; // Truncated, or written by something else; the server decides anyway.
  }
}

function isSession(value: unknown): value is StoredSession {
  if (typeof value !== "object" || value === null) return false;
  const { user, expiresAt } = value as Partial<StoredSession>;
  return (
    typeof user?.id === "number" && typeof user.name === "string" && typeof expiresAt === "number"
  );
}
