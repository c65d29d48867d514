import type { CallAnswer } from "@parution/contract/call";
import { readDebug } from "@parution/contract/reports";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindStaff } from "../staff/index.ts";

/** Failed mails that are listed. */
const LISTED = 20;
/** Highest count: reading the state must not burden the database. */
const MOST = 10_000;

export const debugRoutes: readonly Route[] = [
  bindStaff(readDebug, ({ context }) => describeProgram(context)),
];

/** State of the running program. */
async function describeProgram({
  db,
  clock,
}: Pick<Context, "clock" | "db">): Promise<CallAnswer<typeof readDebug>> {
  const failed = await listFailedMails(db);
  return {
    now: clock.now(),
    database: `PostgreSQL ${await readVersion(db)}`,
    migration: await readMigration(db),
    ...(await countStored(db)),
    mailsFailed: failed.map(({ created_at, last_error, ...mail }) => ({
      ...mail,
      createdAt: created_at.getTime(),
      error: last_error,
    })),
  };
}

/** Numbers of visits and mails, each up to 10 000. */
async function countStored(db: Queries) {
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
function listFailedMails(db: Queries) {
  return db
    .selectFrom("mails")
    .select(["key", "template", "attempts", "created_at", "last_error"])
    .where("failed_at", "is not", null)
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
}

/** Version of the PostgreSQL server. */
async function readVersion(db: Queries): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? "";
}

/** Name of the newest applied migration. */
async function readMigration(db: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? "";
}
