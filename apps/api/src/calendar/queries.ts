import type { IsoDate } from "@parution/rules/dates";
import { expressionBuilder, type SqlBool, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Publication days of a support, from the catalogue. */
export interface CalendarRow {
  readonly channel_id: 1 | 2;
  readonly calendar_start: string | null;
  readonly calendar_end: string | null;
  readonly calendar_days: number;
  readonly lead_hours: number;
  readonly saturdays_from: string | null;
  readonly sundays_from: string | null;
  readonly special_days: readonly string[];
}

/** A day without an edition, or one that may still become one. */
export interface ClosureRow {
  readonly date: string;
  readonly reason_fr: string;
  readonly reason_ar: string;
}

/** Channel and publication days of a support; undefined: unknown support. */
export function findCalendar(db: Queries, supportId: number): Promise<CalendarRow | undefined> {
  return db
    .selectFrom("supports")
    .where("id", "=", supportId)
    .select(["channel_id", "calendar_start", "calendar_end", "calendar_days", "lead_hours"])
    .select(["saturdays_from", "sundays_from", "special_days"])
    .executeTakeFirst();
}

/** The days without an edition from `today` on. */
export function listClosures(
  db: Queries,
  supportId: number,
  today: IsoDate,
): Promise<readonly ClosureRow[]> {
  return db
    .selectFrom("closures")
    .where("support_id", "=", supportId)
    .where("date", ">=", today)
    .select(["date", "reason_fr", "reason_ar"])
    .execute();
}

/** The days from `today` on that may still close. */
export function listProvisional(
  db: Queries,
  supportId: number,
  today: IsoDate,
): Promise<readonly ClosureRow[]> {
  return db
    .selectFrom("provisional_days")
    .where("support_id", "=", supportId)
    .where("date", ">=", today)
    .select(["date", "reason_fr", "reason_ar"])
    .execute();
}

/** The days from `today` on whose edition was closed or cancelled. */
export async function listClosedEditionDays(
  db: Queries,
  supportId: number,
  today: IsoDate,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("editions")
    .where("support_id", "=", supportId)
    .where("day", ">=", today)
    .where("state", "<>", "open")
    .select("day")
    .execute();
  return rows.map(({ day }) => day);
}

const eb = expressionBuilder<Database, "ads">();

/** The days that an ad was ordered for, the earliest first; `ads` must stand in the query's `from`. */
export const datesOfAd = () =>
  // A plain list takes PostgreSQL a third less than objects that it builds.
  sql<IsoDate[]>`to_json(array(${eb
    .selectFrom("ad_dates")
    .whereRef("ad_dates.ad_id", "=", "ads.id")
    .select("ad_dates.date")
    .orderBy("ad_dates.date")}))`.as("dates");

/**
 * True for a report of `missed_ads` by which an ad did not run on its day (docs/domain/certificates.md#what-a-certificate-says). Where the ad
 * was changed before anything became of it, a report counts that says something of the issue: an ad that was paid or accepted late
 * may have run after all. For queries whose other tables have no `state` and no `cause`.
 */
export const DID_NOT_RUN = sql<SqlBool>`(state in ('open', 'moved', 'refunded')
  or state = 'changed' and cause in ('left_out', 'cancelled'))`;

/** Days on which an ad is known not to have run: those of cancelled editions, and of reports that say so. */
export const missedDatesOfAd = () =>
  sql<IsoDate[]>`to_json(array(
    select missed.day from missed_ads missed
    where missed.ad_id = ads.id and ${DID_NOT_RUN}
    union
    select ad_dates.date from ad_dates
    join editions on editions.support_id = ads.support_id and editions.day = ad_dates.date
    where ad_dates.ad_id = ads.id and editions.state = 'cancelled'))`.as("missed_dates");

/** Locks the orders of ads, which every change of one does first, in the order of all locks. */
export async function lockOrdersOfAds(
  tx: Transaction<Database>,
  adIds: readonly number[],
): Promise<void> {
  await sql`
    select from orders
    where id in (select order_id from ads where id = any(${adIds}::bigint[]))
    order by id for update`.execute(tx);
}
