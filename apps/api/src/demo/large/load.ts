import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/tables/index.ts";
import { StartError } from "../../platform/errors.ts";

/**
 * Prepares a transaction for millions of rows: more memory, triggers and foreign keys off. The fill itself writes what
 * triggers would have written.
 * @throws StartError where the database's user may not.
 */
export async function prepareToLoad(tx: Transaction<Database>): Promise<void> {
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
