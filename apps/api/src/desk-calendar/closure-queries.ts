import type { IsoDate } from "@parution/rules/dates";
import { type Insertable, type SqlBool, sql, type Transaction } from "kysely";
import type { LateClosureState } from "../platform/database/tables/closures.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { PLANNED } from "./day-queries.ts";

type Tx = Transaction<Database>;

/** Share of an order's money that one of its ad's dates stands for, in centimes; 0 unless it is settled. */
const SHARE = sql<number>`case when orders.status in (1, 2)
  then round(orders.total::numeric / (select count(*) from ad_dates d where d.ad_id = ads.id)) else 0 end`;

/** Ads planned for a day. */
export const affected = (db: Queries, supportId: number, date: IsoDate) =>
  db
    .selectFrom("ad_dates")
    .innerJoin("ads", "ads.id", "ad_dates.ad_id")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where("ad_dates.date", "=", date)
    .where("ads.support_id", "=", supportId)
    .where("ads.status", "in", PLANNED);

/** Ads, accounts and money of a day. */
export async function sumAffected(db: Queries, supportId: number, date: IsoDate) {
  const row = await affected(db, supportId, date)
    .select((eb) => [
      eb.fn.countAll<number>().as("ads"),
      eb.fn.count<number>("ads.business_id").distinct().as("accounts"),
      sql<number>`coalesce(sum(${SHARE}), 0)`.as("amount"),
    ])
    .executeTakeFirstOrThrow();
  return { ads: Number(row.ads), accounts: Number(row.accounts), amount: Number(row.amount) };
}

/** Accounts with most ads on a day. */
export async function listLargest(db: Queries, supportId: number, date: IsoDate, limit: number) {
  const rows = await affected(db, supportId, date)
    .innerJoin("businesses", "businesses.id", "ads.business_id")
    .select((eb) => [
      "businesses.legal_name as account",
      eb.fn.countAll<number>().as("ads"),
      sql<number>`sum(${SHARE})`.as("amount"),
    ])
    .groupBy("businesses.id")
    .orderBy("ads", "desc")
    .orderBy("businesses.id")
    .limit(limit)
    .execute();
  return rows.map(({ account, ads, amount }) => ({
    account,
    ads: Number(ads),
    amount: Number(amount),
  }));
}

export const insertClosure = (tx: Tx, row: Insertable<Database["late_closures"]>) =>
  tx.insertInto("late_closures").values(row).returning("id").executeTakeFirstOrThrow();

/** Locks a closure; undefined: none, or another process works on it. */
export const lockClosure = (tx: Tx, id: number) =>
  tx
    .selectFrom("late_closures")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Locks a closure for its undo, after the batch that may be under way; undefined: none. */
export const waitForClosure = (tx: Tx, id: number) =>
  tx
    .selectFrom("late_closures")
    .innerJoin("supports", "supports.id", "late_closures.support_id")
    .selectAll("late_closures")
    .select("supports.slug")
    .where("late_closures.id", "=", id)
    .forUpdate("late_closures")
    .executeTakeFirst();

export type LockedClosure = NonNullable<Awaited<ReturnType<typeof lockClosure>>>;

export const listUnended = (db: Queries) =>
  db.selectFrom("late_closures").select("id").where("ended_at", "is", null).orderBy("id").execute();

export async function writeState(tx: Tx, id: number, state: LateClosureState, ended_at?: Date) {
  await tx
    .updateTable("late_closures")
    .set(ended_at === undefined ? { state } : { state, ended_at })
    .where("id", "=", id)
    .execute();
}

/** Takes back the letters of a closure, none of which has left. */
export async function deleteLetters(tx: Tx, closureId: number): Promise<void> {
  await tx
    .deleteFrom("mails")
    .where("key", "like", `day-closed:${closureId}:%`)
    .where("sent_at", "is", null)
    .execute();
}

/** Another date stands in place of the closed one. */
const HAS_NEW_DATE = sql<SqlBool>`(cardinality(closed.after) = cardinality(closed.before))`;

/** Latest closures of a newspaper with their progress, the newest first. */
export function listClosures(db: Queries, filter: { id: number } | { supportId: number }) {
  const where: ReturnType<typeof sql<SqlBool>> =
    "id" in filter ? sql`closure.id = ${filter.id}` : sql`closure.support_id = ${filter.supportId}`;
  return db
    .selectFrom("late_closures as closure")
    .leftJoin("closed_ads as closed", "closed.closure_id", "closure.id")
    .where(where)
    .selectAll("closure")
    .select((eb) => [
      eb.fn.count<number>("closed.ad_id").as("planned"),
      eb.fn.count<number>("closed.ad_id").filterWhere(HAS_NEW_DATE).as("replanned"),
      eb.fn.count<number>("closed.ad_id").filterWhere("closed.refund", ">", 0).as("refunded"),
      eb.fn
        .count<number>("closed.ad_id")
        .filterWhere("closed.refund", "=", 0)
        .filterWhere(sql<SqlBool>`not ${HAS_NEW_DATE}`)
        .as("dropped"),
      eb.fn.count<number>("closed.ad_id").filterWhere("closed.state", "=", "undone").as("restored"),
      sql<number>`coalesce(sum(closed.refund), 0)`.as("amount"),
    ])
    .groupBy("closure.id")
    .orderBy("closure.id", "desc")
    .limit(5)
    .execute();
}

/** Names of a newspaper. */
export const findSupport = (db: Queries, supportId: number) =>
  db
    .selectFrom("supports")
    .select(["label_fr", "label_ar"])
    .where("id", "=", supportId)
    .executeTakeFirstOrThrow();

/** Newspaper of a closure and address of its author, for the trail. */
export const findForTrail = (tx: Tx, closureId: number) =>
  tx
    .selectFrom("late_closures")
    .innerJoin("supports", "supports.id", "late_closures.support_id")
    .innerJoin("users", "users.id", "late_closures.declared_by")
    .select(["supports.slug", "users.email"])
    .where("late_closures.id", "=", closureId)
    .executeTakeFirstOrThrow();
