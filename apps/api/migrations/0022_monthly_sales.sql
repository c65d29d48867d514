-- What was sold by the month, kept for the dashboard: the sum of the lines of revenue and tax, by whose the order is and
-- on which newspaper. Months are the publisher's.

create table sales_zone (
  only_row boolean primary key default true check (only_row),
  zone text not null
);
insert into sales_zone (zone) values ('Africa/Lagos');

create table monthly_sales (
  business_id bigint not null references businesses (id),
  user_id bigint not null references users (id),
  support_id integer references supports (id),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  excl_tax bigint not null,
  tax bigint not null,
  unique nulls not distinct (business_id, user_id, support_id, month)
);
create index monthly_sales_user on monthly_sales (user_id);
create index monthly_sales_support on monthly_sales (support_id);

-- 4 and 5 are the house's accounts of revenue and tax.
create view sale_lines as
select line.entry_id, line.account_id, entry.order_id, orders.business_id, orders.user_id, orders.support_id,
  date_trunc('month', entry.posted_at at time zone sales_zone.zone)::date as month,
  case line.account_id when 4 then line.amount else 0 end as excl_tax,
  case line.account_id when 5 then line.amount else 0 end as tax
from ledger_lines line
join ledger_entries entry on entry.id = line.entry_id
join orders on orders.id = entry.order_id
cross join sales_zone
where line.account_id in (4, 5);

-- After the accounts of the same statement, and in one order: payments never wait for each other in a circle, those of
-- different accounts never at all.
create function sales_follow_lines() returns trigger language plpgsql as $$
begin
  if not exists (select from lines where account_id in (4, 5)) then
    return null;
  end if;
  -- Before the months are read: they may be being summed in another zone.
  lock table monthly_sales in row exclusive mode;
  insert into monthly_sales as kept (business_id, user_id, support_id, month, excl_tax, tax)
    select sale.business_id, sale.user_id, sale.support_id, sale.month, sum(sale.excl_tax), sum(sale.tax)
    from lines join sale_lines sale using (entry_id, account_id)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (business_id, user_id, support_id, month) do update
    set excl_tax = kept.excl_tax + excluded.excl_tax, tax = kept.tax + excluded.tax;
  return null;
end $$;
create trigger ledger_lines_kept_by_month after insert on ledger_lines
  referencing new table as lines
  for each statement execute function sales_follow_lines();

-- An order that is edited may go to another newspaper, and what it brought goes with it.
create function sales_follow_order() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where order_id = new.id) then
    return null;
  end if;
  -- Accounts come before sums, as where money moves.
  perform from ledger_accounts where business_id in (old.business_id, new.business_id) order by id for update;
  lock table monthly_sales in row exclusive mode;
  insert into monthly_sales as kept (business_id, user_id, support_id, month, excl_tax, tax)
    select side.business_id, side.user_id, side.support_id, sale.month,
      sum(sale.excl_tax * side.sign), sum(sale.tax * side.sign)
    from sale_lines sale
    cross join (values
      (-1, old.business_id, old.user_id, old.support_id), (1, new.business_id, new.user_id, new.support_id)
    ) side (sign, business_id, user_id, support_id)
    where sale.order_id = new.id
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (business_id, user_id, support_id, month) do update
    set excl_tax = kept.excl_tax + excluded.excl_tax, tax = kept.tax + excluded.tax;
  return null;
end $$;
create trigger orders_move_sales after update of business_id, user_id, support_id on orders
  for each row when ((old.business_id, old.user_id, old.support_id)
    is distinct from (new.business_id, new.user_id, new.support_id))
  execute function sales_follow_order();

-- Sums all months anew, in the months of a zone.
create function sum_sales(publisher_zone text) returns void language plpgsql as $$
begin
  lock table monthly_sales in share row exclusive mode;
  update sales_zone set zone = publisher_zone;
  delete from monthly_sales;
  insert into monthly_sales (business_id, user_id, support_id, month, excl_tax, tax)
    select business_id, user_id, support_id, month, sum(excl_tax), sum(tax)
    from sale_lines group by business_id, user_id, support_id, month;
end $$;
select sum_sales(zone) from sales_zone;
