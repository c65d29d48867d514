import type { IsoDate } from "@parution/rules/dates";
import { expressionBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";

const eb = expressionBuilder<Database, "ads">();

/** The days that an ad was ordered for, the earliest first; `ads` must stand in the query's `from`. */
export const datesOfAd = () =>
  // A plain list takes PostgreSQL a third less than objects that it builds.
  sql<IsoDate[]>`to_json(array(${eb
    .selectFrom("ad_dates")
    .whereRef("ad_dates.ad_id", "=", "ads.id")
    .select("ad_dates.date")
    .orderBy("ad_dates.date")}))`.as("dates");

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
