import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";

/** Copies one of a user's ads `count` times, each with an order of its own and a title of 640 characters. */
export async function copyAds(db: Queries, userId: number, count: number): Promise<void> {
  const { rows } = await sql<{ columns: string[] }>`
    select array_agg(column_name::text) as columns from information_schema.columns
    where table_name = 'ads' and is_generated = 'NEVER'
      and column_name not in ('id', 'order_id', 'web_title')`.execute(db);
  const columns = sql.join((rows[0]?.columns ?? []).map((name) => sql.id(name)));
  await sql`
    with source as (
      select ads.* from ads join orders on orders.id = ads.order_id
      where orders.user_id = ${userId} and orders.status = 0 limit 1
    ), placed as (
      insert into orders (kind, status, business_id, user_id, support_id, total, excl_tax, tax, created_at)
      select 'ad', 0, business_id, user_id, support_id, total, total - round(total / 6.0), round(total / 6.0), created_at
      from source, generate_series(1, ${count}) returning id
    )
    insert into ads (order_id, web_title, ${columns})
    select placed.id, (select string_agg(md5(placed.id || '-' || part), '') from generate_series(1, 20) part), ${columns}
    from placed, source`.execute(db);
}
