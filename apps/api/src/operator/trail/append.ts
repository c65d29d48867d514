import { sql, type Transaction } from "kysely";
import type { Database, Queries } from "../../platform/database/index.ts";
import { BEGINNING, hashEntry, type TrailEntry } from "./entry.ts";

/** Where the trail ends; `number` 0: it has no entry yet. */
export interface TrailHead {
  readonly number: number;
  readonly hash: string;
}

/** The newest entry's number and hash: written down elsewhere, they show a trail that was cut off. */
export async function readHead(db: Queries): Promise<TrailHead> {
  const newest = await db
    .selectFrom("operator_trail")
    .select(["number", "hash"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest ?? { number: 0, hash: BEGINNING };
}

/** Writes the next entry, in the transaction of what it tells. Writers take turns until that ends; readers need not. */
export async function appendToTrail(
  tx: Transaction<Database>,
  entry: Omit<TrailEntry, "number" | "previousHash">,
): Promise<TrailHead> {
  await sql`lock table operator_trail in exclusive mode`.execute(tx);
  const head = await readHead(tx);
  const next = { ...entry, number: head.number + 1, previousHash: head.hash };
  const hash = hashEntry(next);
  const { previousHash, before, after, ...columns } = next;
  await tx
    .insertInto("operator_trail")
    .values({
      ...columns,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      previous_hash: previousHash,
      hash,
    })
    .execute();
  return { number: next.number, hash };
}
