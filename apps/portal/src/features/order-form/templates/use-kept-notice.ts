import { useMemo } from "react";
import { type KeptNotice, readKept, writeKept } from "./kept-notice.ts";
import { storeNotice, useStoredNotice } from "./notice-store.ts";

/** What this person entered last for a notice, on this machine; null when they never did. */
export function useKeptNotice(userId: number): KeptNotice | null {
  const stored = useStoredNotice(userId);
  return useMemo(() => (stored === null ? null : readKept(stored)), [stored]);
}

/** Keeps what is entered at once: the dialog may be closed at any moment. */
export const keepNotice = (userId: number, notice: KeptNotice): void =>
  storeNotice(userId, writeKept(notice));
