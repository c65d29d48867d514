-- Whom the invoice of an order names, as somebody changed it: the newest counts, and none is ever lost.

create table invoice_details (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  legal_name text not null,
  address text not null,
  -- Empty: none is printed.
  ice text not null,
  user_id bigint not null references users (id),
  created_at timestamptz not null
);
create index invoice_details_of_order on invoice_details (order_id, id desc);
create index invoice_details_user on invoice_details (user_id);

create function invoice_details_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'invoice details are append-only' using errcode = 'restrict_violation';
end $$;
create trigger invoice_details_append_only before update or delete or truncate on invoice_details
  for each statement execute function invoice_details_are_append_only();

-- Lists of orders by status.
create index orders_of_business_by_status on orders (business_id, status, created_at desc, id desc);
create index orders_of_user_by_status on orders (user_id, status, created_at desc, id desc);
