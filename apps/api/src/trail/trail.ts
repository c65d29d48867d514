import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { findNewestEntry, insertEntry, listEntries, lockTrail } from "./queries.ts";

type Fact = string | number | boolean | null | readonly string[];

/** Facts of a subject, before or after a change. */
export type Facts = Readonly<Record<string, Fact>>;

/** Entry of an operator's action: operator, time, state before and after. */
export interface TrailEntry {
  /** Number of the entry, from 1, without gaps. */
  readonly number: number;
  readonly at: Date;
  readonly operator: string;
  readonly command: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly before: Facts;
  readonly after: Facts;
  /** The hash of the entry before; of the first, `BEGINNING`. */
  readonly previousHash: string;
}

/** Hash that the first entry follows. */
const BEGINNING = "0".repeat(64);

/** SHA-256 of an entry with the hash of the entry before it, hexadecimal. */
function hashEntry(entry: TrailEntry): string {
  const text = canonicalJson({ ...entry, at: entry.at.toISOString() });
  return createHash("sha256").update(text).digest("hex");
}

/** Canonical JSON: names in the order of their code units, without spaces. The database keeps no order of names. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** Head of the trail; `number` 0: no entry yet. */
export interface TrailHead {
  readonly number: number;
  readonly hash: string;
}

/** The newest entry's number and hash: written down elsewhere, they show a trail that was cut off. */
export async function readHead(db: Queries): Promise<TrailHead> {
  return (await findNewestEntry(db)) ?? { number: 0, hash: BEGINNING };
}

/** Writes the next entry, in the transaction of the action that it records. Writers take turns until that ends; readers need not. */
export async function appendToTrail(
  tx: Transaction<Database>,
  entry: Omit<TrailEntry, "number" | "previousHash">,
): Promise<TrailHead> {
  await lockTrail(tx);
  const head = await readHead(tx);
  const next = { ...entry, number: head.number + 1, previousHash: head.hash };
  const hash = hashEntry(next);
  const { previousHash, before, after, ...columns } = next;
  await insertEntry(tx, {
    ...columns,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    previous_hash: previousHash,
    hash,
  });
  return { number: next.number, hash };
}

/** Stored entry. */
export interface KeptEntry extends TrailEntry {
  readonly hash: string;
}

/** Entries after a number, oldest first. */
export async function readEntries(
  db: Queries,
  after: number,
  limit: number,
): Promise<readonly KeptEntry[]> {
  const rows = await listEntries(db, after, limit);
  return rows.map(({ previous_hash, ...row }) => ({ ...row, previousHash: previous_hash }));
}

/** Entries held in memory at a time. */
const BATCH = 1000;

/** Result of the verification: the trail's head, or the broken entry. */
export type Verification =
  | { readonly whole: true; readonly head: TrailHead }
  | { readonly whole: false; readonly at: number; readonly fault: TrailFault };

/** Fault of an entry: missing, out of sequence, or altered. */
export type TrailFault = "missing" | "unchained" | "changed";

/**
 * Follows the trail from its beginning. A head that was seen before (`seen`) must be on it: a user who may write to the
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
