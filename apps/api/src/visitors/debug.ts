import { readDebug } from "@parution/contract/reports";
import { standingOf } from "@parution/rules/access";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";
import { bindSession } from "../platform/http/bind.ts";
import { forbidden } from "../platform/http/problems.ts";

/** Failed mails that are listed. */
const LISTED = 20;
/** Highest count: a look at the state must not burden the database. */
const MOST = 10_000;

/**
 * State of the running program.
 * @throws ProblemError 403 except for an administrator.
 */
export const readDebugRoute = bindSession(readDebug, async ({ identity, context }) => {
  if (!standingOf(identity).administrator) throw forbidden();
  const { db, clock } = context;
  return {
    now: clock.now(),
    database: `PostgreSQL ${await readVersion(db)}`,
    migration: await readMigration(db),
    mailsWaiting: await count(db, sql`mails where sent_at is null and failed_at is null`),
    mailsSent: await count(db, sql`mails where sent_at is not null`),
    mailsFailed: await listFailed(db),
    visits: await count(db, sql`visits`),
  };
});

async function count(db: Queries, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from ${rows} limit ${MOST}) counted`.execute(
    db,
  );
  return counted.rows[0]?.count ?? 0;
}

async function listFailed(db: Queries) {
  const rows = await db
    .selectFrom("mails")
    .select(["key", "template", "attempts", "created_at", "last_error"])
    .where("failed_at", "is not", null)
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
  return rows.map(({ created_at, last_error, ...row }) => ({
    ...row,
    createdAt: created_at.getTime(),
    error: last_error,
  }));
}

async function readVersion(db: Queries): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? "";
}

async function readMigration(db: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? "";
}
