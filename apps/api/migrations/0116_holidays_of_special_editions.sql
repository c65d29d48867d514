-- Holidays on days of the weekend that were opened for a special edition, kept until it is taken back.
create table special_day_holidays (
  support_id integer not null references supports (id) on delete cascade,
  date date not null,
  provisional boolean not null,
  -- As in closures.
  weekly boolean not null,
  reason_fr text not null,
  reason_ar text not null,
  primary key (support_id, date, provisional)
);
