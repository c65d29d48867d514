import { sql, type Transaction } from "kysely";
import { houseAccount } from "../../ledger/index.ts";
import { withoutIndexes } from "../../platform/database/insert-records.ts";
import type { Database } from "../../platform/database/tables/index.ts";

/** Zone of the publisher's days, and days that an account on term has to pay. */
interface Dating {
  readonly zone: string;
  readonly term: number;
}

/**
 * Numbers every movement of revenue in the order of their instants: those of the demonstration, which is part of it, once
 * more among the others, since numbers follow the calendar.
 */
export async function fillInvoices(
  tx: Transaction<Database>,
  { zone, term }: Dating,
): Promise<void> {
  await sql`delete from invoices`.execute(tx);
  await sql`delete from invoices_due`.execute(tx);
  await withoutIndexes(tx, ["invoices"], () => numberSales(tx, { zone, term }));
  await sql`
    insert into invoice_series (year, last_number, last_day)
    select year, max(number), max(day) from invoices group by year
    on conflict (year) do update set last_number = excluded.last_number, last_day = excluded.last_day
  `.execute(tx);
}

async function numberSales(tx: Transaction<Database>, { zone, term }: Dating): Promise<void> {
  await sql`
    insert into invoices (year, number, kind, entry_id, order_id, day, total, excl_tax, tax, business_id, user_id,
      on_term, due_on, client_name, client_address, client_ice)
    select extract(year from sale.day),
      row_number() over (partition by extract(year from sale.day) order by sale.posted_at, sale.id),
      case when sale.total < 0 then 'credit_note' else 'invoice' end, sale.id, sale.order_id, sale.day, abs(sale.total),
      abs(sale.total) - abs(sale.tax), abs(sale.tax), orders.business_id, orders.user_id, sale.on_term,
      case when sale.total > 0 and sale.on_term > 0 then sale.day + ${term}::int end, client.legal_name, client.address, coalesce(orders.ice, client.ice)
    from (
      select entry.id, entry.order_id, entry.posted_at, (entry.posted_at at time zone ${zone}::text)::date as day,
        sum(line.amount) filter (where account_id in (${houseAccount.revenue}, ${houseAccount.tax})) as total,
        coalesce(sum(line.amount) filter (where account_id = ${houseAccount.tax}), 0) as tax,
        coalesce(sum(abs(line.amount)) filter (where account.kind = 'receivable'), 0) as on_term
      from ledger_entries entry join ledger_lines line on line.entry_id = entry.id
      join ledger_accounts account on account.id = line.account_id
      where entry.order_id is not null
      group by entry.id
    ) sale
    join orders on orders.id = sale.order_id
    join businesses client on client.id = orders.business_id
    where sale.total <> 0
    order by sale.posted_at, sale.id
  `.execute(tx);
}
