import { createHash } from "node:crypto";

type Fact = string | number | boolean | null | readonly string[];

/** What is to see of a subject, before a change or after it. */
export type Facts = Readonly<Record<string, Fact>>;

/** What an operator did: who, when, what before and after. */
export interface TrailEntry {
  /** From 1, without gaps. */
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

/** What the first entry follows. */
export const BEGINNING = "0".repeat(64);

/** SHA-256 of everything that an entry says, the hash of the one before included, in hexadecimal. */
export function hashEntry(entry: TrailEntry): string {
  const text = canonicalJson({ ...entry, at: entry.at.toISOString() });
  return createHash("sha256").update(text).digest("hex");
}

/** JSON of one spelling: names in the order of their code units, no space. The database keeps no order of names. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
