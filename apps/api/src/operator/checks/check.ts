import type { RawBuilder } from "kysely";
import type { Queries } from "../../platform/database/transaction.ts";

/** Two figures or facts that should agree and do not. */
export interface Discrepancy {
  /** Subject, by the reference that an operator would search for. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

/** One invariant of the books. */
export interface Check {
  /** Name of the comparison. */
  readonly name: string;
  /** Violations as of an instant. */
  readonly find: (db: Queries, now: Date) => Promise<readonly Discrepancy[]>;
}

/** A check that is one query. */
export function check(name: string, query: (now: Date) => RawBuilder<Discrepancy>): Check {
  return { name, find: async (db, now) => (await query(now).execute(db)).rows };
}
