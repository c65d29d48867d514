-- A spreadsheet that waits until the first newspaper opens, to change its starter catalogue; one at most.
create table installation_books (
  place smallint primary key default 1 check (place = 1),
  name text not null check (name <> ''),
  bytes bytea not null,
  rows integer not null check (rows >= 0),
  kept_at timestamptz not null
);
