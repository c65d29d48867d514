-- Of a mail of long ago only its key stays: neither what it said nor to whom.

alter table mails drop constraint mails_recipient_check;
-- The address is taken away with the data.
alter table mails add constraint mails_recipient_check check (recipient <> '' or data = '{}');
drop index mails_to_empty;
create index mails_to_empty on mails (created_at) where recipient <> '';
create index mails_failed on mails (id) where failed_at is not null;
