import { useSyncExternalStore } from "react";

/** Of this tab alone: another one was elsewhere when the session ended. */
const KEY = "parution.left-page";
const listeners = new Set<() => void>();
let left: string | null | undefined;

/** The page that an expired session took away in this tab, as a path of the portal; null when none waits. */
export function leftPage(): string | null {
  if (left === undefined) left = read();
  return left;
}

/** Remembers the page that a session's end takes away, so that the next login leads back to it. */
export function rememberLeftPage(path: string): void {
  publish(path);
}

export function forgetLeftPage(): void {
  publish(null);
}

/** As {@link leftPage}, followed. */
export const useLeftPage = (): string | null =>
  useSyncExternalStore(subscribe, leftPage, () => null);

function publish(path: string | null): void {
  left = path;
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Forbidden: it lasts as long as the page, which a login does not leave.
  }
  for (const listener of listeners) listener();
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // Forbidden: nothing outlived the last page.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
