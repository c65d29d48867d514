import type { IsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import { datesOfAd } from "../calendar/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { selectToPlan } from "./closed-ad-queries.ts";
import { affected } from "./closure-queries.ts";

/** Rows of one query. */
const BATCH = 500;

/** Ads planned for a day with everything that their plan needs, by number of their order, some at a time. */
export async function* pagesOfAffected(db: Queries, supportId: number, date: IsoDate) {
  for (let last = 0; ; ) {
    const orders = await affected(db, supportId, date)
      .where("orders.id", ">", last)
      .select("orders.id")
      .orderBy("orders.id")
      .limit(BATCH)
      .execute();
    const ids = orders.map(({ id }) => id);
    // An ad may have moved since its order was found.
    const ads = (await selectToPlan(db, ids)).filter(({ dates }) => dates.includes(date));
    const names = await readNames(
      db,
      ads.map(({ id }) => id),
    );
    yield ads.flatMap((ad) => {
      const name = names.get(ad.id);
      return name === undefined ? [] : [{ ...ad, ...name }];
    });
    const end = ids.at(-1);
    if (end === undefined || ids.length < BATCH) return;
    last = end;
  }
}

/** Reference, title and account of some ads, by ad. */
async function readNames(db: Queries, adIds: readonly number[]) {
  const rows = await db
    .selectFrom("ads")
    .innerJoin("businesses", "businesses.id", "ads.business_id")
    .where((eb) => eb("ads.id", "=", eb.fn.any(eb.val(adIds))))
    .select(["ads.id", "ads.ref_web", "ads.web_title", "businesses.legal_name as account"])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ads of a late closure with their outcome, by number, some at a time. */
export async function* pagesOfClosed(db: Queries, closureId: number) {
  for (let last = 0; ; ) {
    const rows = await pageOfClosed(db, closureId, last);
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = end.id;
  }
}

const pageOfClosed = (db: Queries, closureId: number, after: number) =>
  db
    .selectFrom("closed_ads as closed")
    .innerJoin("ads", "ads.id", "closed.ad_id")
    .innerJoin("businesses", "businesses.id", "closed.business_id")
    .where("closed.closure_id", "=", closureId)
    .where("closed.ad_id", ">", after)
    .select(["ads.id", "ads.ref_web", "ads.web_title", "businesses.legal_name as account"])
    .select(["closed.user_id", "closed.charged", "closed.refund", "closed.state"])
    .select(["closed.notified", datesOfAd()])
    .select(sql<IsoDate[]>`to_json(closed.before)`.as("before"))
    .select(sql<IsoDate[]>`to_json(closed.after)`.as("after"))
    .orderBy("closed.ad_id")
    .limit(BATCH)
    .execute();

export type ClosedAdRow = Awaited<ReturnType<typeof pageOfClosed>>[number];

/** Letters of a closure, each with its user and its first ad, which its key names. */
export const listLetters = (db: Queries, closureId: number) =>
  db
    .selectFrom("closed_ads as first")
    .innerJoin("mails", (join) =>
      join.on(
        sql`mails.key`,
        "=",
        sql<string>`'day-closed:' || first.closure_id || ':' || first.ad_id`,
      ),
    )
    .where("first.closure_id", "=", closureId)
    .select(["first.user_id", "first.ad_id", "mails.due_at", "mails.sent_at", "mails.failed_at"])
    .orderBy("first.ad_id")
    .execute();

/** A late closure with its newspaper; undefined: none. */
export const findClosure = (db: Queries, id: number) =>
  db
    .selectFrom("late_closures")
    .innerJoin("supports", "supports.id", "late_closures.support_id")
    .where("late_closures.id", "=", id)
    .select(["late_closures.id", "late_closures.date", "late_closures.state", "supports.slug"])
    .executeTakeFirst();
