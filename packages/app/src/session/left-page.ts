import { useSyncExternalStore } from "react";

/** Key in `sessionStorage`, since each tab was on a page of its own when the session ended. */
const KEY = "parution.left-page";
const listeners = new Set<() => void>();
let left: string | null | undefined;

/** Path of the page that was open in this tab when the session expired; null for none. */
export function leftPage(): string | null {
  if (left === undefined) left = read();
  return left;
}

/** Stores the page that was open when the session expired, so that the next login returns to it. */
export function rememberLeftPage(path: string): void {
  publish(path);
}

export function forgetLeftPage(): void {
  publish(null);
}

/** Variant of {@link leftPage} that renders again when it changes. */
export const useLeftPage = (): string | null =>
  useSyncExternalStore(subscribe, leftPage, () => null);

function publish(path: string | null): void {
  left = path;
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Forbidden: the value in memory is enough, since a login does not reload the page.
  }
  for (const listener of listeners) listener();
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // Forbidden: nothing was stored.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
