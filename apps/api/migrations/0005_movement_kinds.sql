-- Money also comes through cash partners, and an order that is edited after payment moves the difference only.

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'opening', 'topup', 'grant', 'order_by_balance', 'order_by_card', 'order_by_cash', 'order_on_term',
  'card_to_balance', 'cash_to_balance', 'edit_charge', 'edit_credit', 'reversal'));

alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (provider in ('cmi', 'cash'));
