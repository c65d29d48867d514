-- What operators do: money that came by bank transfer, why an ad was refused, and the trail of all of it.

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'opening', 'topup', 'grant', 'order_by_balance', 'order_by_card', 'order_by_cash', 'order_on_term',
  'card_to_balance', 'cash_to_balance', 'transfer_to_balance', 'transfer_to_debt', 'edit_charge', 'edit_credit',
  'reversal'));

-- What the advertiser is told of a refusal.
alter table ads add column refusal_reason text check (refusal_reason <> '');

-- Each entry holds the hash of the one before it: none can be changed or taken out unnoticed.
create table operator_trail (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  operator text not null check (operator <> ''),
  command text not null,
  subject text not null,
  reason text,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  previous_hash text not null,
  hash text not null unique
);

create function operator_trail_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'operator_trail is append-only' using errcode = 'restrict_violation';
end $$;
create trigger operator_trail_append_only before update or delete or truncate on operator_trail
  for each statement execute function operator_trail_is_append_only();
