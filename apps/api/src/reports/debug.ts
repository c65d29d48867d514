import { readDebug } from "@parution/contract/reports";
import { standingOf } from "@parution/rules/access";
import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";
import { bindSession, forbidden } from "../platform/http/index.ts";

/** Failed mails that are listed. */
const LISTED = 20;

/**
 * How the program fares.
 * @throws ProblemError 403 for anybody but an administrator (readings G2).
 */
export const readDebugRoute = bindSession(readDebug, async ({ identity, context }) => {
  if (!standingOf(identity).administrator) throw forbidden();
  const { db, clock } = context;
  const mails = await countMails(db);
  const visits = await db
    .selectFrom("visits")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    now: clock.now(),
    database: `PostgreSQL ${await readVersion(db)}`,
    migration: await readMigration(db),
    mailsWaiting: mails.waiting,
    mailsSent: mails.sent,
    mailsFailed: await listFailed(db),
    visits: visits.count,
  };
});

function countMails(db: Queries) {
  return db
    .selectFrom("mails")
    .select((eb) => [
      eb.fn.count<number>("sent_at").as("sent"),
      eb.fn
        .countAll<number>()
        .filterWhere("sent_at", "is", null)
        .filterWhere("failed_at", "is", null)
        .as("waiting"),
    ])
    .executeTakeFirstOrThrow();
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
