import { sql } from "kysely";
import { type Check, check } from "./check.ts";

/** Revenue of a movement in centimes; negative: taken back. */
const revenue = sql`
  select entry.id, entry.order_id, entry.posted_at,
    sum(line.amount) as total,
    coalesce(sum(line.amount) filter (where account.kind = 'tax'), 0) as tax
  from ledger_entries entry
  join ledger_lines line on line.entry_id = entry.id
  join ledger_accounts account on account.id = line.account_id
  where account.kind in ('revenue', 'tax')
  group by entry.id
  having sum(line.amount) <> 0`;

/** Every movement of revenue has its invoice within the hour. */
const presence = check(
  "movement without invoice",
  (now) => sql`
    select 'entry ' || sale.id as subject, 'an invoice of ' || sale.total as expected, 'none' as found
    from (${revenue}) sale
    left join invoices invoice on invoice.entry_id = sale.id
    left join invoices_due due on due.entry_id = sale.id
    where invoice.id is null
      and (due.entry_id is null or sale.posted_at < ${now}::timestamptz - interval '1 hour')`,
);

/** An invoice states the moved amount, and a credit note the amount given back. */
const amounts = check(
  "invoice and ledger",
  () => sql`
    select invoice.ref as subject,
      concat_ws(' + ', coalesce(sale.total - sale.tax, 0), coalesce(sale.tax, 0), 'order ' || sale.order_id) as expected,
      concat_ws(' + ', sign.of * invoice.excl_tax, sign.of * invoice.tax, 'order ' || invoice.order_id) as found
    from invoices invoice
    cross join lateral (select case invoice.kind when 'credit_note' then -1 else 1 end as of) sign
    left join (${revenue}) sale on sale.id = invoice.entry_id
    where sale.total - sale.tax is distinct from sign.of * invoice.excl_tax
      or sale.tax is distinct from sign.of * invoice.tax
      or sale.order_id is distinct from invoice.order_id`,
);

/** The numbers of a year run from 1 to the last one given. */
const numbers = check(
  "invoice numbers",
  () => sql`
    select 'series ' || series.year as subject, '1 to ' || series.last_number as expected,
      count(invoice.id) || ' numbers to ' || coalesce(max(invoice.number), 0) as found
    from invoice_series series left join invoices invoice on invoice.year = series.year
    group by series.year
    having count(invoice.id) <> series.last_number
      or coalesce(max(invoice.number), 0) <> series.last_number`,
);

/** Numbers of a year follow the days of its invoices. */
const days = check(
  "invoice dates",
  () => sql`
    select ref as subject, previous || ' or later' as expected, day::text as found
    from (
      select ref, day, lag(day) over (partition by year order by number) as previous from invoices
    ) dated
    where day < previous`,
);

export const invoiceChecks: readonly Check[] = [presence, amounts, numbers, days];
