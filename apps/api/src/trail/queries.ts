import { type Insertable, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Locks the trail against other writers until the transaction ends; readers need not wait. */
export async function lockTrail(tx: Transaction<Database>): Promise<void> {
  await sql`lock table operator_trail in exclusive mode`.execute(tx);
}

/** Number and hash of the newest entry; undefined: no entry yet. */
export function findNewestEntry(db: Queries) {
  return db
    .selectFrom("operator_trail")
    .select(["number", "hash"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Rows of the entries after a number, oldest first. */
export function listEntries(db: Queries, after: number, limit: number) {
  return db
    .selectFrom("operator_trail")
    .selectAll()
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();
}

export async function insertEntry(
  tx: Transaction<Database>,
  entry: Insertable<Database["operator_trail"]>,
): Promise<void> {
  await tx.insertInto("operator_trail").values(entry).execute();
}
