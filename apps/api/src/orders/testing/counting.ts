import { sql } from "kysely";
import type { Context } from "../../platform/context/index.ts";

/** How many rows everything that ordering and paying writes has. */
export async function countRows({ db }: Pick<Context, "db">): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from orders) + (select count(*) from ads) + (select count(*) from ad_dates)
      + (select count(*) from ad_files) + (select count(*) from payments)
      + (select count(*) from ledger_entries) + (select count(*) from ledger_lines)
      + (select count(*) from idempotent_answers) as count
  `.execute(db);
  return rows[0]?.count ?? Number.NaN;
}
