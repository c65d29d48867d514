-- Mail that is to leave: written in the transaction of what it tells, sent afterwards, once.

-- The language in which somebody last ordered or signed in, for what is written to them later.
alter table users add column language text not null default 'fr' check (language in ('fr', 'ar'));

create table mails (
  id bigint generated always as identity primary key,
  -- What it tells of whom («order-received:12»): the same is never told twice.
  key text not null unique check (key <> ''),
  template text not null,
  language text not null check (language in ('fr', 'ar')),
  recipient text not null check (recipient <> ''),
  reply_to text,
  -- What the template is filled with; emptied some time after the mail has left.
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null,
  -- When it is tried next; while a process tries it, when another one may.
  due_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- Which attempt holds it.
  claim uuid,
  -- From here on the server may have it: without its answer it is not tried again.
  handed_over_at timestamptz,
  sent_at timestamptz,
  -- No further attempt is made.
  failed_at timestamptz,
  last_error text,
  check (sent_at is null or failed_at is null)
);
create index mails_due on mails (due_at, id) where sent_at is null and failed_at is null;
create index mails_to_empty on mails (sent_at) where data <> '{}';
