import { type Insertable, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

export async function insertVisit(
  db: Queries,
  visit: Insertable<Database["visits"]>,
): Promise<void> {
  await db.insertInto("visits").values(visit).execute();
}

export async function deleteVisitsBefore(db: Queries, at: Date): Promise<void> {
  await db.deleteFrom("visits").where("at", "<", at).execute();
}

/** Groups of error reports that are kept, and those that are listed. */
const MOST_REPORTS = 500;
const LISTED_REPORTS = 100;

interface Report {
  readonly sentence: string;
  readonly page: string;
  readonly detail: string;
  readonly at: Date;
}

/** Counts a report with those of its sentence and page, and opens them again; the longest silent ones make room. */
export async function keepReport(
  tx: Transaction<Database>,
  { at, ...report }: Report,
): Promise<void> {
  await tx
    .insertInto("error_reports")
    .values({ ...report, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(["sentence", "page"]).doUpdateSet((eb) => ({
        count: sql<number>`least(error_reports.count, 2147483646) + 1`,
        detail: eb.ref("excluded.detail"),
        last_at: eb.ref("excluded.last_at"),
        closed_at: null,
        closed_by: null,
      })),
    )
    .execute();
  await sql`delete from error_reports where id in (
    select id from error_reports order by last_at desc, id desc offset ${MOST_REPORTS})`.execute(
    tx,
  );
}

/** Open or closed groups, the latest first, and the number of open ones. */
export async function listReports(db: Queries, isClosed: boolean) {
  const rows = await db
    .selectFrom("error_reports")
    .selectAll()
    .where("closed_at", isClosed ? "is not" : "is", null)
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .limit(LISTED_REPORTS)
    .execute();
  const { open } = await db
    .selectFrom("error_reports")
    .select(sql<number>`count(*)::integer`.as("open"))
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return { open, rows };
}

export const lockReport = (tx: Transaction<Database>, id: number) =>
  tx
    .selectFrom("error_reports")
    .select(["sentence", "closed_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Closes a group, or opens it again. */
export async function writeClosed(
  tx: Transaction<Database>,
  id: number,
  closed: { readonly at: Date; readonly userId: number } | null,
): Promise<void> {
  await tx
    .updateTable("error_reports")
    .set({ closed_at: closed?.at ?? null, closed_by: closed?.userId ?? null })
    .where("id", "=", id)
    .execute();
}

export async function deleteReportsBefore(db: Queries, at: Date): Promise<void> {
  await db.deleteFrom("error_reports").where("last_at", "<", at).execute();
}
