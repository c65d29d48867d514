-- Letters that were not delivered and that someone at the desk has filed.
alter table mails add column filed_at timestamptz check (filed_at is null or failed_at is not null);
create index mails_undelivered on mails (failed_at) where failed_at is not null and filed_at is null;
