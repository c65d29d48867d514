-- An attempt to pay at a cash partner's is known by its code, which runs out.

alter table payments add column expires_at timestamptz;
alter table payments add constraint payments_codes_run_out check ((provider = 'cash') = (expires_at is not null));

-- An order has one code at a time.
create unique index payments_open_code on payments (order_id) where provider = 'cash' and status = 'started';
create index payments_codes_by_expiry on payments (expires_at) where provider = 'cash' and status = 'started';
