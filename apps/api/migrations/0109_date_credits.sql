-- Price of a date on which an ad does not run, given back: its credit note says so.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'opening', 'topup', 'grant', 'order_by_balance', 'order_by_card', 'order_by_cash', 'order_on_term',
  'card_to_balance', 'cash_to_balance', 'transfer_to_balance', 'transfer_to_debt', 'edit_charge', 'edit_credit',
  'date_credit', 'reversal'));
