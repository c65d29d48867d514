-- When the password was typed that opened a session; null: it was opened otherwise (docs/domain/accounts.md#second-factors).
alter table sessions add column password_at timestamptz;
