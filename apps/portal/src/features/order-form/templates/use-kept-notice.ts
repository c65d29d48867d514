import { useState, useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../../shared/storage/stored.ts";
import { type KeptNotice, readKept, stemsFrom, writeKept } from "./kept-notice.ts";

const listeners = new Set<() => void>();
const known = new Map<string, KeptNotice>();

const keyOf = (userId: number) => `parution.notice.${userId}`;

/** What this person entered last for a notice, on this machine; null when they never did. */
export function useKeptNotice(userId: number): KeptNotice | null {
  return useSyncExternalStore(subscribe, () => keptNotice(userId));
}

/** Keeps what is entered at once: the dialog may be closed at any moment. */
export function keepNotice(userId: number, notice: KeptNotice): void {
  known.set(keyOf(userId), notice);
  writeStored(keyOf(userId), writeKept(notice));
  for (const listener of listeners) listener();
}

/**
 * Whether the ad's text is the one that the template wrote. Once recognised it may be changed at will, until it is
 * emptied.
 */
export function useStems(written: string | null, text: string): boolean {
  const [stems, setStems] = useState(false);
  const now = text !== "" && (stems || stemsFrom(written, text));
  if (now !== stems) setStems(now);
  return now;
}

function keptNotice(userId: number): KeptNotice | null {
  const key = keyOf(userId);
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = readStored(key);
  const kept = text === null ? null : readKept(text);
  if (kept !== null) known.set(key, kept);
  return kept;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
