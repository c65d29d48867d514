import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { sql, type Transaction } from "kysely";
import type { Holiday } from "../newspaper/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

type Tx = Transaction<Database>;

/** Statuses of ads that are still to appear. */
export const PLANNED = [0, 1, 2, 3] as const;

/** Newspapers in their order. */
export const listSupports = (db: Queries) =>
  db
    .selectFrom("supports")
    .select(["id", "slug", "label_fr", "label_ar", "closed_weekdays", "calendar_days"])
    .select(["saturdays_from", "sundays_from", "special_days"])
    .orderBy("position")
    .execute();

/** Locks a newspaper for a change of its days; undefined: none. */
export const lockSupport = (tx: Tx, supportId: number) =>
  tx
    .selectFrom("supports")
    .select(["id", "slug", "closed_weekdays", "calendar_days", "closures_until"])
    .select(["saturdays_from", "sundays_from", "special_days"])
    .where("id", "=", supportId)
    .forUpdate()
    .executeTakeFirst();

/** Closed and provisional days of a newspaper from one day to another, both included. */
export async function listMarkedDays(db: Queries, supportId: number, from: IsoDate, to: IsoDate) {
  const marked = (table: "closures" | "provisional_days") =>
    db
      .selectFrom(table)
      .select(["date", "reason_fr", "reason_ar"])
      .where("support_id", "=", supportId)
      .where("date", ">=", from)
      .where("date", "<=", to)
      .execute();
  return { closed: await marked("closures"), provisional: await marked("provisional_days") };
}

/** Number of ads planned for each day of a newspaper, from one day to another; days without any are left out. */
export async function countPlanned(db: Queries, supportId: number, from: IsoDate, to: IsoDate) {
  const rows = await db
    .selectFrom("ad_dates")
    .innerJoin("ads", "ads.id", "ad_dates.ad_id")
    .select((eb) => ["ad_dates.date", eb.fn.countAll<number>().as("ads")])
    .where("ad_dates.date", ">=", from)
    .where("ad_dates.date", "<=", to)
    .where("ads.support_id", "=", supportId)
    .where("ads.status", "in", PLANNED)
    .groupBy("ad_dates.date")
    .execute();
  return new Map(rows.map(({ date, ads }) => [date, Number(ads)]));
}

export interface MarkedDay {
  readonly date: string;
  readonly reason_fr: string;
  readonly reason_ar: string;
}

/** Opens days, whatever they were. */
export async function clearDays(tx: Tx, supportId: number, dates: readonly string[]) {
  for (const table of ["closures", "provisional_days"] as const) {
    await tx
      .deleteFrom(table)
      .where("support_id", "=", supportId)
      .where((eb) => eb("date", "=", eb.fn.any(sql<string[]>`${dates}::date[]`)))
      .execute();
  }
}

/** Keeps what is written of a day that rests, such as a holiday, beneath the special edition for which it opens. */
export async function keepHoliday(tx: Tx, supportId: number, date: IsoDate) {
  await sql`
    insert into special_day_holidays (support_id, date, provisional, weekly, reason_fr, reason_ar)
    select support_id, date, false, weekly, reason_fr, reason_ar from closures
      where support_id = ${supportId} and date = ${date}
    union all
    select support_id, date, true, false, reason_fr, reason_ar from provisional_days
      where support_id = ${supportId} and date = ${date}
    on conflict do nothing`.execute(tx);
}

/** Keeps holidays beneath special editions, as {@link keepHoliday} does with those that were written before. */
export async function insertBeneath(tx: Tx, supportId: number, holidays: readonly Holiday[]) {
  for (const { date, religious, reason_fr, reason_ar } of holidays) {
    await sql`
      insert into special_day_holidays (support_id, date, provisional, weekly, reason_fr, reason_ar)
      values (${supportId}, ${date}, ${religious}, false, ${reason_fr}, ${reason_ar})
      on conflict do nothing`.execute(tx);
  }
}

/** Writes what is kept beneath a special edition back. */
export async function restoreHoliday(tx: Tx, supportId: number, date: string) {
  await sql`
    with kept as (
      delete from special_day_holidays where support_id = ${supportId} and date = ${date} returning *
    ), closed as (
      insert into closures (support_id, date, weekly, reason_fr, reason_ar)
      select support_id, date, weekly, reason_fr, reason_ar from kept where not provisional
    )
    insert into provisional_days (support_id, date, reason_fr, reason_ar)
    select support_id, date, reason_fr, reason_ar from kept where provisional`.execute(tx);
}

/** Writes the single days of the weekend on which a newspaper appears. */
export async function writeSpecialDays(tx: Tx, supportId: number, days: readonly string[]) {
  await tx
    .updateTable("supports")
    .set({ special_days: [...days] })
    .where("id", "=", supportId)
    .execute();
}

export async function insertClosed(
  tx: Tx,
  supportId: number,
  days: readonly (MarkedDay & { readonly weekly?: boolean })[],
) {
  if (days.length === 0) return;
  await tx
    .insertInto("closures")
    .values(days.map((day) => ({ support_id: supportId, weekly: false, ...day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertProvisional(tx: Tx, supportId: number, days: readonly MarkedDay[]) {
  if (days.length === 0) return;
  await tx
    .insertInto("provisional_days")
    .values(days.map((day) => ({ support_id: supportId, ...day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Weekly closures of a newspaper after a day, in order. */
export async function listWeekly(tx: Tx, supportId: number, after: IsoDate): Promise<IsoDate[]> {
  const rows = await tx
    .selectFrom("closures")
    .select("date")
    .where("support_id", "=", supportId)
    .where("weekly", "=", true)
    .where("date", ">", after)
    .orderBy("date")
    .execute();
  return rows.map(({ date }) => toIsoDate(date));
}

/** Opens days that are weekly closures of a newspaper. */
export async function clearWeekly(tx: Tx, supportId: number, dates: readonly IsoDate[]) {
  await tx
    .deleteFrom("closures")
    .where("support_id", "=", supportId)
    .where("weekly", "=", true)
    .where((eb) => eb("date", "=", eb.fn.any(sql<string[]>`${dates}::date[]`)))
    .execute();
}

export async function writeWeek(
  tx: Tx,
  supportId: number,
  columns: {
    readonly closed_weekdays: number[];
    readonly saturdays_from: string | null;
    readonly sundays_from: string | null;
    readonly closures_until: string;
  },
) {
  await tx.updateTable("supports").set(columns).where("id", "=", supportId).execute();
}
