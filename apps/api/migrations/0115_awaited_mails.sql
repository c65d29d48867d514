-- Letters that a user waits for leave before all others: found at the head of an index, however many others are due.
alter table mails add column awaited boolean not null default false;
update mails set awaited = true
  where sent_at is null and failed_at is null
    and template in ('registration-confirm', 'registration-known', 'recovery-link', 'recovery-unknown', 'address-confirm',
      'cash-code');
drop index mails_due;
create index mails_due on mails (awaited desc, due_at, id)
  where sent_at is null and failed_at is null and handed_over_at is null;
create index mails_handed_over on mails (due_at)
  where sent_at is null and failed_at is null and handed_over_at is not null;
