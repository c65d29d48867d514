-- A session says with what it was opened and when it was last used: its user sees where they are signed in, and one that
-- nobody uses ends.

alter table sessions
  add column browser text,
  add column system text,
  add column used_at timestamptz;
update sessions set used_at = created_at;
alter table sessions alter column used_at set not null;
create index sessions_used_at on sessions (used_at) where revoked_at is null;
