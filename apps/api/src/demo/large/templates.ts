import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/tables/index.ts";

/**
 * Numbers what the orders are copies of: the demonstration's ads, issues of the newspaper and subscriptions. Their prices
 * are the catalogue's already, so that every copy has one.
 */
export async function numberTemplates(tx: Transaction<Database>): Promise<void> {
  await sql`
    create temp table bulk_templates on commit drop as
    select 'ad' as kind, row_number() over (order by id) as k, id as ad_id, support_id, total,
      null::int as product_id, null::int as duration_id, null::int as offer_id, null::int as unit_price
    from ads
    union all
    select 'journal', row_number() over (order by product.id, price.duration_id), null, product.support_id,
      2 * tax.included, product.id, price.duration_id, null, tax.included
    from journal_prices price join journal_products product on product.id = price.product_id
    cross join lateral (select (price.unit_price * 12 + 5) / 10 as included) tax
    union all
    select 'subscription', row_number() over (order by offer_id, support_id), null, support_id,
      (price * 12 + 5) / 10, null, null, offer_id, null
    from subscription_prices
    union all
    select 'topup', k, null, null, 10000 * k, null, null, null, null from generate_series(1, 10) k
  `.execute(tx);
  await sql`create unique index on bulk_templates (kind, k)`.execute(tx);
}
