-- When an invoice on term is due, and the client's own number of an order.

alter table invoices disable trigger invoices_append_only;
alter table invoices
  -- Null: nothing of it was put on what the account owes.
  add column due_on date check (due_on >= day);
-- The term of the law where no other was agreed.
update invoices set due_on = day + 60 where kind = 'invoice' and on_term > 0;
alter table invoices enable trigger invoices_append_only;

alter table orders
  add column purchase_order text check (purchase_order <> '');
alter table invoice_details
  -- Empty: none is printed.
  add column purchase_order text not null default '';
