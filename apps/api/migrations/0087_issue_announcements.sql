-- Recorded issues whose advertisers are written to, each issue by one process at a time.
create table issue_announcements (
  issue_id bigint primary key references printed_issues (id) on delete cascade,
  -- Until then the process that took it is at work.
  taken_until timestamptz not null,
  -- The ad that was written about last, in the order of their ids.
  last_ad_id bigint not null default 0,
  -- Null: some letters may be missing.
  announced_at timestamptz
);

-- Issues that were recorded before letters were written.
insert into issue_announcements (issue_id, taken_until, announced_at)
select id, now(), now() from printed_issues where state = 'recorded';
