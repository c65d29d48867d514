import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../../shared/storage/stored.ts";
import { writtenIn } from "./written-notice.ts";

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

/** The text that this person's last notice was written into; null when there is none. */
export function lastWritten(userId: number): string | null {
  const stored = readStored(keyOf(userId));
  if (last.stored !== stored) last = { stored, written: stored && writtenIn(stored) };
  return last.written;
}

/** What was read last: many keystrokes ask for the same. */
let last: { readonly stored: string | null; readonly written: string | null } = {
  stored: null,
  written: null,
};

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
