import { AD_STATUS_CODES } from "@parution/rules/ads";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { type SqlBool, sql, type Transaction } from "kysely";
import { datesOfAd, PRINT } from "../calendar/index.ts";
import { PLANNED } from "../desk-calendar/index.ts";
import type { EditionKey } from "../edition-state/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { isNone } from "../platform/job-rows.ts";
import { BARS_REPORT } from "./missed-queries.ts";

type Tx = Transaction<Database>;

/** Rows of one list. */
export const BATCH = 200;

/** Statuses of orders that have been paid or charged on term. */
const SETTLED = [ORDER_STATUS_CODES.processing, ORDER_STATUS_CODES.paid];

/** Rows that a run leaves out, since they failed not long ago. */
type Without = ReadonlySet<string>;

/** Row of an ad in an edition, as `rowOfDay` writes it. */
const ROW_OF_DAY = sql`concat(ads.id, to_char(editions.day, ' YYYY-MM-DD'))`;

/** Orders that were settled after a closing, with one of their ads. */
export const listLateSettlements = (db: Queries, without: Without) =>
  db
    .selectFrom("late_settlements as late")
    .innerJoin("ads", "ads.order_id", "late.order_id")
    .where("late.handled_at", "is", null)
    .where(isNone(sql`late.order_id::text`, without))
    .select((eb) => ["late.order_id", eb.fn.min("ads.id").as("ad_id")])
    .groupBy("late.order_id")
    .orderBy("late.order_id")
    .limit(BATCH)
    .execute();

/** Ads of an order that was settled after a closing, locked; none where another process has it or had it. */
export const lockLateSettlement = (tx: Tx, orderId: number) =>
  tx
    .selectFrom("orders")
    .innerJoin("late_settlements as late", "late.order_id", "orders.id")
    .innerJoin("ads", "ads.order_id", "orders.id")
    .where("late.handled_at", "is", null)
    .where("orders.id", "=", orderId)
    .select(["ads.id as ad_id", "ads.support_id"])
    .select(datesOfAd())
    .orderBy("ads.id")
    .forUpdate("orders")
    .skipLocked()
    .execute();

export async function endLateSettlement(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .updateTable("late_settlements")
    .set({ handled_at: at })
    .where("order_id", "=", orderId)
    .execute();
}

/** Paid ads without an acceptance before their edition was printed or its day was over. */
export async function listUndecided(db: Queries, today: IsoDate, without: Without) {
  const { rows } = await sql<{ ad_id: number; support_id: number; day: IsoDate }>`
    select ads.id as ad_id, ads.support_id, to_char(editions.day, 'YYYY-MM-DD') as day
    from ads
    join orders on orders.id = ads.order_id
    join ad_dates on ad_dates.ad_id = ads.id
    join editions on editions.support_id = ads.support_id and editions.day = ad_dates.date
    where ads.status in (${AD_STATUS_CODES.awaiting}, ${AD_STATUS_CODES.inReview}) and orders.status in (${sql.join(SETTLED)})
      and ads.channel_id = ${PRINT} and ${isNone(ROW_OF_DAY, without)}
      and (editions.state = 'printed' or (editions.state = 'closed' and editions.day < ${today}))
      and not exists (
        select from missed_ads missed
        where missed.ad_id = ads.id and missed.day = editions.day and missed.state <> 'entered')
      and not exists (
        select from late_settlements late where late.order_id = ads.order_id and late.handled_at is null)
    order by ads.id limit ${BATCH}`.execute(db);
  return rows.map((row) => ({ ...row, ad_id: Number(row.ad_id) }));
}

/** Issues that were recorded, and whose absent ads are still to be reported. */
export const listAbsencesDue = (db: Queries) =>
  db
    .selectFrom("printed_issues")
    .select(["id", "ended_at"])
    .where("absences_due", "=", true)
    .orderBy("id")
    .execute();

/** Notes that the absent ads of an issue are reported, unless it was recorded anew meanwhile. */
export async function endAbsences(
  db: Queries,
  { id, ended_at }: Awaited<ReturnType<typeof listAbsencesDue>>[number],
): Promise<void> {
  await db
    .updateTable("printed_issues")
    .set({ absences_due: false })
    .where("id", "=", id)
    .where("ended_at", "is not distinct from", ended_at)
    .execute();
}

/** Paid ads that a recorded issue does not show, and that are not reported yet. */
export async function listAbsent(db: Queries, issueId: number) {
  const rows = await db
    .selectFrom("printed_issues as issue")
    .innerJoin("print_records as record", "record.issue_id", "issue.id")
    .innerJoin("ads", (join) =>
      join.onRef("ads.id", "=", "record.ad_id").onRef("ads.support_id", "=", "record.support_id"),
    )
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("ad_dates", (join) =>
      join.onRef("ad_dates.ad_id", "=", "ads.id").onRef("ad_dates.date", "=", "record.day"),
    )
    .where("issue.id", "=", issueId)
    .where("issue.state", "=", "recorded")
    .where("record.printed", "=", false)
    .where("ads.status", "in", PLANNED)
    .where("orders.status", "in", SETTLED)
    .where(sql<SqlBool>`not exists (
      select from missed_ads missed
      where missed.ad_id = ads.id and missed.day = record.day and missed.state <> 'entered')`)
    .select(["ads.id as ad_id", "record.support_id", "record.day"])
    .orderBy("ads.id")
    .execute();
  return rows.map((row) => ({ ...row, day: toIsoDate(row.day) }));
}

/** Ads that an edition of a cancelled day still has, with its cancellation; of one edition or of all since a day. */
export async function listCancelled(
  db: Queries,
  of: EditionKey | { readonly since: IsoDate },
  without: Without = new Set(),
) {
  const editions =
    "since" in of
      ? sql<SqlBool>`editions.day >= ${of.since}`
      : sql<SqlBool>`editions.support_id = ${of.supportId} and editions.day = ${of.day}`;
  const rows = await db
    .selectFrom("editions")
    .innerJoin("ad_dates", "ad_dates.date", "editions.day")
    .innerJoin("ads", (join) =>
      join
        .onRef("ads.id", "=", "ad_dates.ad_id")
        .onRef("ads.support_id", "=", "editions.support_id"),
    )
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where("editions.state", "=", "cancelled")
    .where(editions)
    .where(isNone(ROW_OF_DAY, without))
    .where("orders.status", "in", [0, 1, 2, 3])
    .where("ads.status", "in", PLANNED)
    .where(sql<SqlBool>`not exists (
      select from missed_ads missed
      where missed.ad_id = ads.id and missed.day = editions.day and ${BARS_REPORT})`)
    .select(["ads.id", "editions.support_id", "editions.day", "editions.cancelled_by"])
    .select((eb) => [
      eb.fn.coalesce("editions.cancel_choice", sql<"client">`'client'`).as("choice"),
      eb.fn.coalesce("editions.cancel_reason_fr", sql<string>`''`).as("fr"),
      eb.fn.coalesce("editions.cancel_reason_ar", sql<string>`''`).as("ar"),
    ])
    .orderBy("ads.order_id")
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({ ...row, day: toIsoDate(row.day) }));
}

/** Open reports whose choice is to be carried out now, or that may be refuted: the ad enters its edition, or is printed in it. */
export async function listDue(
  db: Queries,
  {
    now,
    today,
    without,
  }: { readonly now: Date; readonly today: IsoDate; readonly without: Without },
) {
  const isOpenAgain = sql<SqlBool>`missed.cause = 'late_payment' and missed.day >= ${today} and exists (
    select from editions
    where editions.support_id = missed.support_id and editions.day = missed.day and editions.state = 'open')`;
  const isAcceptedLate = sql<SqlBool>`missed.cause in ('late_payment', 'undecided') and exists (
    select from ads join ad_dates on ad_dates.ad_id = ads.id
    where ads.id = missed.ad_id and ad_dates.date = missed.day and ads.status = ${AD_STATUS_CODES.validated})`;
  const isPrinted = sql<SqlBool>`missed.cause = 'left_out' and missed.reported_by is null and exists (
    select from print_records record join printed_issues issue on issue.id = record.issue_id
    where record.ad_id = missed.ad_id and record.day = missed.day and record.printed and issue.state = 'recorded')`;
  return db
    .selectFrom("missed_ads as missed")
    .select(["missed.id", "missed.ad_id"])
    .where("missed.state", "=", "open")
    .where(isNone(sql`missed.id::text`, without))
    .where((eb) => eb.or([eb("missed.due_at", "<=", now), isOpenAgain, isAcceptedLate, isPrinted]))
    .orderBy("missed.due_at")
    .orderBy("missed.id")
    .limit(BATCH)
    .execute();
}
