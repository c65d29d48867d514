import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/index.ts";
import { StartError } from "../../platform/start-error.ts";

/**
 * Prepares a transaction for rows by the million: none waits for a limit, and triggers rest, foreign keys among them.
 * What they keep true, the fill writes by itself.
 * @throws StartError where the database's user may not.
 */
export async function prepareToLoad(tx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`set local maintenance_work_mem = '256MB'; set local work_mem = '128MB'`.execute(tx);
  try {
    await sql`set local session_replication_role = replica`.execute(tx);
  } catch (cause) {
    throw new StartError(
      "The database's user may not rest its triggers: let a superuser fill it, or grant set on parameter session_replication_role.",
      { cause },
    );
  }
}
