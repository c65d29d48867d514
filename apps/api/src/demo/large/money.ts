import { sql, type Transaction } from "kysely";
import { houseAccount } from "../../ledger/index.ts";
import { withoutIndexes } from "../../platform/database/insert-records.ts";
import type { Database } from "../../platform/database/tables/index.ts";

/** Writes what providers brought: one accepted attempt for each order paid by card or in cash. */
export async function fillPayments(tx: Transaction<Database>): Promise<void> {
  await sql`
    create temp table bulk_payments on commit drop as
    select coalesce(last.id, 0) + row_number() over (order by bulk.i) as id, bulk.id as order_id
    from bulk_orders bulk cross join (select max(id) as id from payments) last
    where method in (1, 2)
  `.execute(tx);
  await withoutIndexes(tx, ["payments"], async () => {
    await sql`
      insert into payments (id, ref, order_id, provider, amount, status, outcome, transaction_ref, result_code,
        started_at, answered_at, expires_at)
      select paid.id, 'volume-' || bulk.id, bulk.id, case method when 2 then 'cash' else 'cmi' end, total, 'approved',
        'order', 'volume-' || bulk.id, '00', created_at, settled_at,
        case method when 2 then created_at + interval '2 days' end
      from bulk_orders bulk join bulk_payments paid on paid.order_id = bulk.id
      order by paid.id
    `.execute(tx);
  });
}

/**
 * Posts what moved: every settled order, every refund, what accounts that pay from their balance had at first, and by
 * the month what accounts on term paid of what is older than sixty days.
 */
export async function fillLedger(tx: Transaction<Database>, now: Date): Promise<void> {
  await drawEntries(tx, now);
  await withoutIndexes(tx, ["ledger_entries"], async () => {
    await sql`
      insert into ledger_entries (id, kind, key, order_id, payment_id, posted_at)
      overriding system value
      select entry.id, entry.kind, entry.key, entry.order_id, entry.payment_id, entry.posted_at
      from bulk_entries entry order by entry.id
    `.execute(tx);
  });
  await withoutIndexes(tx, ["ledger_lines"], async () => {
    await sql`
      insert into ledger_lines (entry_id, account_id, amount)
      select entry.id, line.account, line.amount
      from bulk_entries entry
      join (
        select business_id, min(id) filter (where kind = 'balance') as balance,
          min(id) filter (where kind = 'receivable') as receivable
        from ledger_accounts where business_id is not null group by business_id
      ) held on held.business_id = entry.business_id
      cross join lateral (values
        (${houseAccount.revenue}::int, entry.excl_tax), (${houseAccount.tax}, entry.tax),
        (${houseAccount.card_clearing}, case when entry.from = 'card' then -entry.amount end),
        (${houseAccount.cash_clearing}, case when entry.from = 'cash' then -entry.amount end),
        (${houseAccount.transfer_clearing}, case when entry.from = 'transfer' then -entry.amount end),
        (${houseAccount.opening}, case when entry.from = 'opening' then -entry.amount end),
        (held.balance, entry.balance), (held.receivable, entry.receivable)
      ) line (account, amount)
      where line.amount <> 0
      order by entry.id
    `.execute(tx);
  });
  await sql`
    update ledger_accounts set amount = moved.amount
    from (select account_id, sum(amount) as amount from ledger_lines group by account_id) moved
    where moved.account_id = ledger_accounts.id and business_id is not null
  `.execute(tx);
}

/** Lines of each movement by account, in the order of the movements. */
async function drawEntries(tx: Transaction<Database>, now: Date): Promise<void> {
  await sql`
    create temp table bulk_entries on commit drop as
    select (select max(id) from ledger_entries) + row_number() over (order by posted_at, key) as id, movement.*
    from (
      select
        case when bulk.kind = 'topup' then 'topup' else
          (array['order_by_card', 'order_by_cash', 'order_by_balance', 'order_on_term'])[method] end as kind,
        'order:' || bulk.id as key, bulk.id as order_id, paid.id as payment_id, business_id, settled_at as posted_at,
        total as amount, case method when 1 then 'card' when 2 then 'cash' end as from,
        case when bulk.kind <> 'topup' then excl_tax end as excl_tax, case when bulk.kind <> 'topup' then tax end as tax,
        case when bulk.kind = 'topup' then total when method = 3 then -total end as balance,
        case when method = 4 then -total end as receivable
      from bulk_orders bulk left join bulk_payments paid on paid.order_id = bulk.id
      where method is not null
      union all
      select 'reversal', 'reversal:' || id, id, null, business_id, settled_at + interval '1 day', total, null,
        -excl_tax, -tax, case when method <> 4 then total end, case when method = 4 then total end
      from bulk_orders where life = 'refunded'
      union all
      select 'opening', 'opening:' || business_id, null, null, business_id, min(settled_at) - interval '1 day',
        sum(total) + 50000, 'opening', null, null, sum(total) + 50000, null
      from bulk_orders where method = 3 group by business_id
      union all
      select 'transfer_to_debt', 'transfer:VIR-' || business_id || '-' || to_char(month, 'YYYYMM'), null, null,
        business_id, month + interval '61 days', sum(total), 'transfer', null, null, null, sum(total)
      from bulk_orders cross join lateral (select date_trunc('month', settled_at) as month) settled
      where method = 4 and life <> 'refunded' and month < ${now}::timestamptz - interval '62 days'
      group by business_id, month
    ) movement
  `.execute(tx);
}
