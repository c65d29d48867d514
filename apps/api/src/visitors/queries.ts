import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Failed mails that are listed. */
const LISTED = 20;
/** Highest count: reading the state must not burden the database. */
const MOST = 10_000;

export async function insertVisit(
  db: Queries,
  visit: Insertable<Database["visits"]>,
): Promise<void> {
  await db.insertInto("visits").values(visit).execute();
}

export async function deleteVisitsBefore(db: Queries, at: Date): Promise<void> {
  await db.deleteFrom("visits").where("at", "<", at).execute();
}

/** Numbers of visits and mails, each up to 10 000. */
export async function countStored(db: Queries) {
  return {
    visits: await count(db, sql`visits`),
    mailsWaiting: await count(db, sql`mails where sent_at is null and failed_at is null`),
    mailsSent: await count(db, sql`mails where sent_at is not null`),
  };
}

async function count(db: Queries, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from ${rows} limit ${MOST}) counted`.execute(
    db,
  );
  return counted.rows[0]?.count ?? 0;
}

/** The mails that failed last. */
export function listFailedMails(db: Queries) {
  return db
    .selectFrom("mails")
    .select(["key", "template", "attempts", "created_at", "last_error"])
    .where("failed_at", "is not", null)
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
}

/** Version of the PostgreSQL server. */
export async function readVersion(db: Queries): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? "";
}

/** Name of the newest applied migration. */
export async function readMigration(db: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? "";
}
