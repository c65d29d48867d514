-- Where a visitor went from a page, how long it was open and on what kind of device, as the portal tells it.
alter table visits
  add column next_path text,
  add column device text check (device in ('phone', 'computer')),
  add column seconds integer check (seconds >= 0);
