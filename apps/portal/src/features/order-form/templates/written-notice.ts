import { readStored, writeStored } from "@parution/app/browser/stored.ts";
import { useSyncExternalStore } from "react";

/** The text that a stored notice was last written into; null when it is none, or was not written yet. */
export function writtenIn(stored: string): string | null {
  const notice = parseJson(stored);
  if (typeof notice !== "object" || notice === null || !("written" in notice)) return null;
  return typeof notice.written === "string" ? notice.written : null;
}

/** True where a text stems from the written one, even if changed by hand since: half of its lines are the same. */
export function stemsFrom(written: string | null, text: string): boolean {
  if (written === null) return false;
  const now = new Set(text.split("\n"));
  const lines = written.split("\n");
  return lines.filter((line) => now.has(line)).length * 2 >= lines.length;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Truncated, or written by something else.
  }
}

const listeners = new Set<() => void>();

/** Storage key of a user's last notice. */
export const noticeKey = (userId: number) => `parution.notice.${userId}`;

/** Stored text of this user's last notice on this machine; null where there is none. */
export function useStoredNotice(userId: number): string | null {
  return useSyncExternalStore(subscribe, () => readStored(noticeKey(userId)));
}

export function storeNotice(userId: number, text: string): void {
  writeStored(noticeKey(userId), text);
  for (const listener of listeners) listener();
}

/** Text that the user's last notice was written into; null for none. */
export function lastWritten(userId: number): string | null {
  const stored = readStored(noticeKey(userId));
  if (last.stored !== stored) last = { stored, written: stored && writtenIn(stored) };
  return last.written;
}

/** Last read, cached: many keystrokes ask for the same. */
let last: { readonly stored: string | null; readonly written: string | null } = {
  stored: null,
  written: null,
};

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
