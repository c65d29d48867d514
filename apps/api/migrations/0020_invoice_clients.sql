-- Whom an invoice names: the account as it was when the invoice was numbered, whatever becomes of the account.

alter table invoices disable trigger invoices_append_only;
alter table invoices
  add column client_name text,
  add column client_address text,
  -- Empty: the account had none.
  add column client_ice text;
update invoices set client_name = coalesce(nullif(journal.legal_name, ''), business.legal_name),
  client_address = business.address, client_ice = coalesce(nullif(orders.ice, ''), business.ice)
from orders
join businesses business on business.id = orders.business_id
left join journal_orders journal on journal.order_id = orders.id
where orders.id = invoices.order_id;
alter table invoices
  alter column client_name set not null,
  alter column client_address set not null,
  alter column client_ice set not null;
alter table invoices enable trigger invoices_append_only;
