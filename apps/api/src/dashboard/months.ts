import type { Kysely } from "kysely";
import { sql } from "kysely";
import { type Database, type Queries, transaction } from "../platform/database/index.ts";

/** Sees to it that sales are kept in the publisher's months: summed anew where its zone is another than it was. */
export async function keepMonthsIn(db: Kysely<Database>, zone: string): Promise<void> {
  const kept = await db.selectFrom("sales_zone").select("zone").executeTakeFirstOrThrow();
  if (kept.zone === zone) return;
  await transaction(db, async (tx) => {
    // The whole ledger is read: that may take longer than any request may.
    await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(tx);
    await sumSalesAnew(tx, zone);
  });
}

/** Sums the sales of all months from the ledger, in the months of a zone. */
export async function sumSalesAnew(db: Queries, zone: string): Promise<void> {
  await sql`select sum_sales(${zone})`.execute(db);
}
