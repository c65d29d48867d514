import { sql, type Transaction } from "kysely";
import { withoutIndexes } from "../../platform/database/insert-records.ts";
import type { Database } from "../../platform/database/tables/index.ts";

/** Columns of an ad's copy that differ from its template. */
const own = {
  id: sql`last.id + bulk.nth_ad`,
  order_id: sql`bulk.id`,
  business_id: sql`bulk.business_id`,
  user_id: sql`bulk.user_id`,
  status: sql`case when bulk.life = 'unpaid' then 0 when bulk.life = 'waiting' then case when bulk.on_term then 3 else 1 end
    when bulk.life in ('cancelled', 'refunded') then 4 when bulk.life = 'archived' then 9 else 2 end`,
  online: sql`template.publish_on_web and bulk.life = 'validated'`,
  slug: sql`template.slug`,
  reference: sql`bulk.i || '/' || extract(year from bulk.created_at)`,
  first_date: sql`template.first_date + shift.days`,
  last_date: sql`template.last_date + shift.days`,
  created_at: sql`bulk.created_at`,
  published_at: sql`case when bulk.life in ('validated', 'archived')
    then (template.first_date + shift.days)::timestamp at time zone 'UTC' end`,
} as const;

/**
 * Shift of a copy by whole weeks, so that none appears on a weekend: a copy's first date is 3 to 9 days after
 * its order.
 */
const shift = sql`cross join lateral (select
  7 * ceil((bulk.created_at::date + 3 - template.first_date) / 7.0)::int as days) shift`;

/** Writes the ads of the orders that are of ads, with their dates. */
export async function fillAds(tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'ads'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(tx);
  const expressions: Readonly<Record<string, ReturnType<typeof sql>>> = own;
  const columns = rows.map(({ name }) => ({
    name,
    value: expressions[name] ?? sql`template.${sql.ref(name)}`,
  }));
  await withoutIndexes(tx, ["ads"], async () => {
    await sql`
      insert into ads (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      select ${sql.join(columns.map(({ value }) => value))}
      from bulk_orders bulk join ads template on template.id = bulk.ad_id
      cross join (select max(id) as id from ads) last ${shift}
      order by bulk.i
    `.execute(tx);
  });
  await withoutIndexes(tx, ["ad_dates"], async () => {
    await sql`
      insert into ad_dates (ad_id, date)
      select ads.id, ad_dates.date + (ads.first_date - template.first_date)
      from bulk_orders bulk join ads on ads.order_id = bulk.id
      join ads template on template.id = bulk.ad_id
      join ad_dates on ad_dates.ad_id = template.id
      order by ads.id
    `.execute(tx);
  });
}

/** Writes what visitors list and search of the ads that are online. */
export async function fillPublishedAds(tx: Transaction<Database>): Promise<void> {
  await withoutIndexes(tx, ["published_ads"], async () => {
    await sql`
      insert into published_ads select * from published_ad_rows on conflict (ad_id) do nothing
    `.execute(tx);
  });
}

/** Writes what the other orders are of: two copies of an issue each, or a subscription. */
export async function fillJournalAndSubscriptions(tx: Transaction<Database>): Promise<void> {
  await sql`
    insert into journal_orders (order_id, product_id, duration_id, delivery_id, unit_price, delivery_price, by_package,
      copies, phone)
    select bulk.id, product_id, duration_id, delivery.id, unit_price, 0, false, 2, '0500000000'
    from bulk_orders bulk
    cross join (select min(id) as id from journal_deliveries where id <> 2) delivery
    where kind = 'journal' order by bulk.i
  `.execute(tx);
  await sql`
    insert into journal_order_dates (order_id, date, quantity)
    select id, created_at::date - 7, 2 from bulk_orders where kind = 'journal' order by i
  `.execute(tx);
  await sql`
    insert into subscriptions (order_id, offer_id, support_id)
    select id, offer_id, support_id from bulk_orders where kind = 'subscription' order by i
  `.execute(tx);
}
