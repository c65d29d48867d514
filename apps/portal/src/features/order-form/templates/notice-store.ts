import { useMemo, useState, useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../../shared/storage/stored.ts";
import { stemsFrom, writtenIn } from "./written-notice.ts";

const listeners = new Set<() => void>();

const keyOf = (userId: number) => `parution.notice.${userId}`;

/** What this person's last notice is kept as, on this machine; null when they never wrote one. */
export function useStoredNotice(userId: number): string | null {
  return useSyncExternalStore(subscribe, () => readStored(keyOf(userId)));
}

export function storeNotice(userId: number, text: string): void {
  writeStored(keyOf(userId), text);
  for (const listener of listeners) listener();
}

/**
 * Whether the ad's text is the one that this person's template wrote. Once recognised it may be changed at will, until
 * it is emptied.
 */
export function useStemsFromNotice(userId: number, text: string): boolean {
  const stored = useStoredNotice(userId);
  const written = useMemo(() => (stored === null ? null : writtenIn(stored)), [stored]);
  const [stems, setStems] = useState(false);
  const now = text !== "" && (stems || stemsFrom(written, text));
  if (now !== stems) setStems(now);
  return now;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
