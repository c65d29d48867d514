import { setTimeout as delay } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { DatabaseError } from "pg";
import { isStale } from "./preparing-pool.ts";
import type { Database } from "./tables/index.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const RETRYABLE = new Set([SERIALIZATION_FAILURE, DEADLOCK]);
const ATTEMPTS = 5;

/** The database, or a transaction on it, as query functions take it. */
export type Queries = Kysely<Database>;

/**
 * Runs one use case in one transaction, again (at most five times, a little later each time) when PostgreSQL asks for it
 * because of a serialization failure, a deadlock or a table that a migration has changed meanwhile. `work` must
 * therefore have no effect outside the transaction.
 * Called on a transaction, it is part of that one.
 */
export async function transaction<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  // Kysely's own mark of a transaction; the type does not follow from it.
  if (db.isTransaction) return work(db as Transaction<Database>);
  return again(() => db.transaction().execute(work));
}

/** Runs one transaction, and again when PostgreSQL asks for it, as {@link transaction} does. */
export async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await delay(attempt * 10 * (1 + Math.random()));
    }
  }
}

function isRetryable(error: unknown): boolean {
  if (isStale(error)) return true;
  return error instanceof DatabaseError && RETRYABLE.has(error.code ?? "");
}
