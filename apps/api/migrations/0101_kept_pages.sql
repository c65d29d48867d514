-- Pages of editions as they were made up when they appeared: what changes later, changes them no more
-- (docs/domain/publication-and-certificates.md#pages).
create table edition_pages (
  support_id integer not null,
  day date not null,
  -- Newspaper with its page format, ads and layout.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  kept_at timestamptz not null,
  primary key (support_id, day),
  foreign key (support_id, day) references editions (support_id, day) on delete cascade
);
