-- Whose an invoice is and what of it the account owed, as lists of invoices ask; months that are closed; when a
-- package was made.

alter table invoices disable trigger invoices_append_only;
alter table invoices
  -- Whose it is, as its order says: repeated here for the lists.
  add column business_id bigint references businesses (id),
  add column user_id bigint references users (id),
  -- What of it was put on what the account owes, or taken off it.
  add column on_term bigint not null default 0,
  add constraint invoices_on_term check (on_term between 0 and total);
update invoices set business_id = orders.business_id, user_id = orders.user_id
from orders where orders.id = invoices.order_id;
update invoices set on_term = abs(line.amount)
from ledger_lines line join ledger_accounts account on account.id = line.account_id
where line.entry_id = invoices.entry_id and account.kind = 'receivable';
alter table invoices alter column business_id set not null, alter column user_id set not null;
alter table invoices enable trigger invoices_append_only;

create index invoices_of_business on invoices (business_id, day desc, id desc);
create index invoices_of_user on invoices (user_id, day desc, id desc);
-- Credit notes are few among many invoices.
create index credit_notes_of_business on invoices (business_id, day desc, id desc) where kind = 'credit_note';
create index credit_notes_of_user on invoices (user_id, day desc, id desc) where kind = 'credit_note';

-- Months whose invoices are final: nothing is dated in them any more, and their billing details stand.
create table closed_months (
  -- Its first day.
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null
);

alter table package_rates add column created_at timestamptz not null default now();
update package_rates set created_at = starts_on;
alter table journal_package_rates add column created_at timestamptz not null default now();
update journal_package_rates set created_at = starts_on;
