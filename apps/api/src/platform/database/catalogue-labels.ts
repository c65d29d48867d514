import { sql } from "kysely";
import type { Queries } from "./transaction.ts";

interface Kept<Value> {
  readonly version: number;
  readonly value: Promise<Value>;
}

/**
 * Reads of the catalogue, once for each of its versions in one process. The caller has just read the version, beside
 * the rows of its answer: their labels are found in a read that is no older.
 */
export function readAtVersion<Value>(
  read: (db: Queries) => Promise<Value>,
): (db: Queries, version: number) => Promise<Value> {
  const keptOf = new WeakMap<Queries, Kept<Value>>();
  return (db, version) => {
    const kept = keptOf.get(db);
    if (kept?.version === version) return kept.value;
    const value = read(db);
    keptOf.set(db, { version, value });
    // A failed read is repeated.
    value.catch(() => keptOf.get(db)?.value === value && keptOf.delete(db));
    return value;
  };
}

/**
 * A label in the newspaper's own language, as it is printed; of a query that names its newspaper `support`.
 * @param table the query's name of the table that has the labels
 */
export const labelInPrint = (table: "heading" | "support") =>
  sql<string>`case support.language when 'ar' then ${sql.ref(`${table}.label_ar`)} else ${sql.ref(`${table}.label_fr`)} end`;
