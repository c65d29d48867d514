import type { Queries } from "../../platform/database/index.ts";
import type { TrailHead } from "./append.ts";
import { BEGINNING, hashEntry } from "./entry.ts";
import { type KeptEntry, readEntries } from "./read.ts";

/** Entries held in memory at a time. */
const BATCH = 1000;

/** What verifying found: the whole trail's head, or where it breaks. */
export type Verification =
  | { readonly whole: true; readonly head: TrailHead }
  | { readonly whole: false; readonly at: number; readonly fault: TrailFault };

/** What an entry shows: it is missing, it does not follow the one before, or it is not as it was written. */
export type TrailFault = "missing" | "unchained" | "changed";

/**
 * Follows the trail from its beginning. A head that was seen before (`seen`) must be on it: whoever may write to the
 * database could otherwise cut the trail off, or write all of it anew.
 */
export async function verifyTrail(db: Queries, seen?: TrailHead): Promise<Verification> {
  let last: TrailHead = { number: 0, hash: BEGINNING };
  for (;;) {
    const entries = await readEntries(db, last.number, BATCH);
    for (const entry of entries) {
      const fault = faultOf(entry, last);
      if (fault !== null) return { whole: false, at: last.number + 1, fault };
      if (entry.number === seen?.number && entry.hash !== seen.hash) {
        return { whole: false, at: entry.number, fault: "changed" };
      }
      last = { number: entry.number, hash: entry.hash };
    }
    if (entries.length < BATCH) break;
  }
  if (seen !== undefined && seen.number > last.number) {
    return { whole: false, at: last.number + 1, fault: "missing" };
  }
  return { whole: true, head: last };
}

function faultOf({ hash, ...entry }: KeptEntry, last: TrailHead): TrailFault | null {
  if (entry.number !== last.number + 1) return "missing";
  if (entry.previousHash !== last.hash) return "unchained";
  return hashEntry(entry) === hash ? null : "changed";
}
