-- Files of certificates that are about to be issued: one whose process ended before is removed.
create table unissued_files (
  storage_key text primary key,
  stored_at timestamptz not null
);
create index unissued_files_stored_at on unissued_files (stored_at);
