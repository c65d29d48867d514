-- Days without an edition that come back: of the week, and Morocco's holidays. They are written into closures as the calendar
-- opens, so that one of them can be opened by hand.
alter table supports
  -- 0 Sunday to 6 Saturday.
  add column closed_weekdays smallint[] not null default '{}'
    check (closed_weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[] and cardinality(closed_weekdays) < 7),
  add column moroccan_holidays boolean not null default false,
  -- The last day for which they are written; null: none.
  add column closures_until date;
