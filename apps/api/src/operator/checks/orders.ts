import { sql } from "kysely";
import { type Check, check } from "./check.ts";

/** Revenue of a settled order equals its price, with its edits; any other order has none. */
const amounts = check(
  "order and ledger",
  () => sql`
    select orders.ref as subject,
      concat_ws(' + ', sale.excl_tax, sale.tax, added.expected) as expected,
      concat_ws(' + ', coalesce(moved.revenue, 0), coalesce(moved.tax, 0), coalesce(moved.added, 0)) as found
    from orders
    cross join lateral (select (orders.status in (1, 2))::int as settled) state
    cross join lateral (select
      case when orders.kind = 'topup' then 0 else orders.excl_tax * state.settled end as excl_tax,
      case when orders.kind = 'topup' then 0 else orders.tax * state.settled end as tax) sale
    cross join lateral (select
      case when orders.kind = 'topup' then orders.total * state.settled else 0 end as expected) added
    left join (
      select entry.order_id,
        sum(line.amount) filter (where account.kind = 'revenue') as revenue,
        sum(line.amount) filter (where account.kind = 'tax') as tax,
        sum(line.amount) filter (where account.kind = 'balance' and entry.kind = 'topup') as added
      from ledger_entries entry
      join ledger_lines line on line.entry_id = entry.id
      join ledger_accounts account on account.id = line.account_id
      group by entry.order_id
    ) moved on moved.order_id = orders.id
    where coalesce(moved.revenue, 0) <> sale.excl_tax
      or coalesce(moved.tax, 0) <> sale.tax
      or coalesce(moved.added, 0) <> added.expected`,
);

/** The order names the method by which its money moved. */
const method = check(
  "payment method and ledger",
  () => sql`
    select orders.ref as subject, method.kinds as expected, entry.kind as found
    from orders
    join ledger_entries entry on entry.key = 'order:' || orders.id
    join (values
      (1, 'order_by_card or topup'), (2, 'order_by_cash'), (3, 'order_by_balance'), (4, 'order_on_term')
    ) as method (code, kinds) on method.code = orders.payment_method
    where orders.status in (1, 2)
      and entry.kind <> all (string_to_array(method.kinds, ' or '))`,
);

/** Money of an order moves between the house and the account of the order alone. */
const owner = check(
  "account of the movement",
  () => sql`
    select orders.ref as subject, 'business ' || orders.business_id as expected,
      'business ' || account.business_id || ' in entry ' || entry.id as found
    from ledger_entries entry
    join orders on orders.id = entry.order_id
    join ledger_lines line on line.entry_id = entry.id
    join ledger_accounts account on account.id = line.account_id
    where account.business_id <> orders.business_id`,
);

/** Total of an order equals the price of its ad, less its coupon. */
const price = check(
  "order and ad",
  () => sql`
    select orders.ref as subject, ads.total::text as expected,
      (orders.total + orders.discount)::text as found
    from orders join ads on ads.order_id = orders.id
    where orders.total + orders.discount <> ads.total`,
);

/** Discount of an order equals its coupon's. */
const discount = check(
  "coupon and price",
  () => sql`
    select orders.ref as subject, coupon.total::text as expected, orders.total::text as found
    from orders
    join coupons on coupons.id = orders.coupon_id
    cross join lateral (select
      ((orders.total + orders.discount) * (100 - coupons.percent) * 2 + 100) / 200 as total) coupon
    where coupon.total <> orders.total`,
);

/** Uses of a coupon stay within its limit; a cancelled order does not count. */
const uses = check(
  "uses of a coupon",
  () => sql`
    select coupons.code as subject, coupons.max_uses::text as expected, count(*)::text as found
    from coupons join orders on orders.coupon_id = coupons.id
    where orders.status <> 4
    group by coupons.id
    having count(*) > coupons.max_uses`,
);

export const orderChecks: readonly Check[] = [amounts, method, owner, price, discount, uses];
