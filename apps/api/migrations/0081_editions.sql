-- Editions of printed newspapers, one a newspaper and day (docs/domain/publication.md). A day without a row is open.
create table editions (
  support_id integer not null references supports (id) on delete cascade,
  day date not null,
  state text not null default 'open' check (state in ('open', 'closed', 'printed', 'cancelled')),
  closed_at timestamptz,
  -- Null in a closed edition: it closed by itself.
  closed_by bigint references users (id),
  printed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason_fr text,
  cancel_reason_ar text,
  -- Counts the changes of state: an act at the desk names the state that its user saw.
  version integer not null default 0,
  primary key (support_id, day),
  check (state <> 'open' or (closed_at is null and closed_by is null)),
  check (state not in ('closed', 'printed') or closed_at is not null),
  check ((state = 'printed') = (printed_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'cancelled') = (cancel_reason_fr is not null and cancel_reason_ar is not null))
);
create index editions_still_open on editions (day) where state = 'open';

insert into editions (support_id, day)
select distinct ads.support_id, ad_dates.date from ad_dates join ads on ads.id = ad_dates.ad_id
where ads.channel_id = 1;

-- What takes no ads any more is a change of the days on offer; that an edition was printed is none.
create trigger editions_change_catalogue after update of state on editions
for each row when (old.state is distinct from new.state and new.state <> 'printed')
execute function catalogue_changes();
create trigger editions_page_change after update of state on editions
for each row when (old.state is distinct from new.state and new.state <> 'printed')
execute function note_site_change();
