-- What visitors who agreed to it do (readings H5), and calendars that are subscribed to by a secret address.

-- Mails of long ago are found by when they were queued, whatever became of them.
drop index mails_to_empty;
create index mails_to_empty on mails (created_at) where data <> '{}';

-- Pages that were opened and forms that were changed: the names of their fields, never what they hold.
create table visits (
  id bigint generated always as identity primary key,
  -- A random name that the browser keeps; it says nothing of the person.
  visitor uuid not null,
  user_id bigint references users (id) on delete set null,
  host text not null,
  path text not null,
  language text not null check (language in ('fr', 'ar')),
  fields text[] not null default '{}',
  address text not null,
  at timestamptz not null
);
create index visits_at on visits (at);
create index visits_user on visits (user_id) where user_id is not null;
create index visits_visitor on visits (visitor, at);

create table calendar_feeds (
  -- The secret part of its address.
  token text primary key check (token ~ '^[A-Za-z0-9_-]{32}$'),
  ad_id bigint not null references ads (id),
  user_id bigint not null references users (id),
  language text not null check (language in ('fr', 'ar')),
  created_at timestamptz not null,
  revoked_at timestamptz
);
-- An ad has one address for each of those who may see it, until it is revoked.
create unique index calendar_feeds_ad on calendar_feeds (ad_id, user_id) where revoked_at is null;
create index calendar_feeds_of_ad on calendar_feeds (ad_id);
create index calendar_feeds_user on calendar_feeds (user_id);
