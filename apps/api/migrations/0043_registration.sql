-- Accounts that visitors open themselves: what they typed waits here until the address is confirmed.
create table registrations (
  id uuid primary key,
  -- One row a sign-up, for addresses with an account too: nothing shows which address has one.
  email text not null check (email = lower(email)),
  language text not null check (language in ('fr', 'ar')),
  account_kind text not null check (account_kind in ('individual', 'pro')),
  company_name text not null default '',
  ice text not null default '',
  civility text not null check (civility in ('mr', 'mrs')),
  first_name text not null,
  last_name text not null,
  phone text not null,
  password_hash text not null,
  terms_version text not null,
  -- Path of the portal to return to after the first login.
  origin text not null default '/',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_email on registrations (email, created_at);
create index registrations_expire on registrations (expires_at);

-- Links of one use that mails carry. A token is derived from the id and the program's secret; its hash alone is stored.
create table mailed_links (
  id uuid primary key,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('registration', 'recovery', 'address', 'address-undo')),
  registration_id uuid references registrations (id) on delete cascade,
  -- Null: a recovery was asked for an address without account.
  user_id bigint references users (id) on delete cascade,
  -- Address that the link sets.
  email text check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_links_registration on mailed_links (registration_id);
create index mailed_links_user on mailed_links (user_id);
create index mailed_links_expire on mailed_links (expires_at);

-- Terms that a user accepted, and when.
create table accepted_terms (
  user_id bigint not null references users (id) on delete cascade,
  version text not null check (version <> ''),
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
