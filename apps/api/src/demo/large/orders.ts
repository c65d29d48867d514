import { sql, type Transaction } from "kysely";
import { withoutIndexes } from "../../platform/database/insert-records.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import type { Size } from "./size.ts";

/** Over how many days the orders are spread, the last of them today. */
const DAYS = 4 * 365;
/** Share of all orders that belong to the first account, from 0 to 1. */
const VOLUME_SHARE = 0.016;

/**
 * Generates every order: its account, ads, time and status. Few accounts have many, many have few. Leaves
 * `bulk_orders`, oldest first, for the steps after.
 */
export async function generateOrders(
  tx: Transaction<Database>,
  { accounts, orders, ads }: Size,
  now: Date,
): Promise<void> {
  await sql`select setseed(0.42)`.execute(tx);
  await sql`
    create temp table bulk_draws on commit drop as
    select i, i::bigint * ${ads}::bigint / ${orders}::bigint as nth_ad,
      case when i::bigint * ${ads}::bigint / ${orders}::bigint > (i - 1)::bigint * ${ads}::bigint / ${orders}::bigint then 'ad'
        else (array['journal', 'subscription', 'topup'])[1 + i / 7 % 3] end as kind,
      case when random() < ${VOLUME_SHARE} then 1
        else least(${accounts}, 2 + floor((${accounts}::int - 1) * power(random(), 2))::int) end as n,
      random() as of_person, random() as of_template, random() as of_life, random() as of_method,
      ${now}::timestamptz - make_interval(secs => ${DAYS * 86_400} * (1 - i::float8 / ${orders}::int)) as created_at
    from generate_series(1, ${orders}::int) i
  `.execute(tx);
  await sql`
    create temp table bulk_orders on commit drop as
    select draw.i, last.id + draw.i as id, draw.nth_ad, sort.kind, account.business_id, account.on_term,
      account.first_user + floor(draw.of_person * account.people)::int as user_id,
      template.ad_id, template.support_id, template.product_id, template.duration_id, template.offer_id,
      template.unit_price, template.total, tax.excl_tax, template.total - tax.excl_tax as tax, life.life, money.method,
      draw.created_at, draw.created_at + interval '5 minutes' as settled_at
    from bulk_draws draw
    cross join (select coalesce(max(id), 0) as id from orders) last
    join bulk_accounts account on account.n = draw.n
    -- An account on term has no balance to top up.
    cross join lateral (select case when draw.kind = 'topup' and account.on_term then 'journal' else draw.kind end as kind) sort
    join (select kind, count(*) as all from bulk_templates group by kind) known on known.kind = sort.kind
    join bulk_templates template
      on template.kind = sort.kind and template.k = 1 + floor(draw.of_template * known.all)::int
    cross join lateral (select case when sort.kind = 'topup' then template.total
      else (template.total * 10 + 6) / 12 end as excl_tax) tax
    cross join lateral (select ${lifeOf(now)} as life) life
    cross join lateral (select ${method} as method) money
    order by draw.i
  `.execute(tx);
  await sql`analyze bulk_orders`.execute(tx);
}

/** Outcome of an order: of the last three days, few are settled; refunds follow refusals. */
const lifeOf = (now: Date) => sql`case
  when draw.created_at > ${now}::timestamptz - interval '3 days' and sort.kind = 'ad' then
    case when draw.of_life < 0.25 then 'unpaid' when draw.of_life < 0.6 then 'waiting' else 'coming' end
  when draw.of_life < 0.06 then 'unpaid'
  when draw.of_life < 0.13 then 'cancelled'
  when draw.of_life < 0.14 and sort.kind = 'ad' then 'refunded'
  when draw.of_life < 0.4 and draw.created_at < ${now}::timestamptz - interval '60 days' then 'archived'
  else 'validated' end`;

/** Payment method by which an order is settled, as orders name it. */
const method = sql`case
  when life.life in ('unpaid', 'cancelled') then null
  when account.on_term then 4
  when sort.kind = 'topup' or draw.of_method < 0.6 then 1
  when draw.of_method < 0.7 then 2
  else 3 end`;

/** Writes the orders as they were generated. */
export async function fillOrders(tx: Transaction<Database>): Promise<void> {
  await withoutIndexes(tx, ["orders"], async () => {
    await sql`
      insert into orders (id, kind, status, payment_method, business_id, user_id, support_id, total, excl_tax, tax,
        created_at, settled_at, cancelled_at)
      select id, kind,
        case when life in ('cancelled', 'refunded') then 4
          when life = 'unpaid' then case kind when 'topup' then 8 else 0 end
          when on_term then 1 else 2 end,
        case when life <> 'refunded' then method end, business_id, user_id, support_id, total, excl_tax, tax, created_at,
        case when life not in ('unpaid', 'cancelled', 'refunded') then settled_at end,
        case when life in ('cancelled', 'refunded') then settled_at + interval '1 day' end
      from bulk_orders order by i
    `.execute(tx);
  });
}
