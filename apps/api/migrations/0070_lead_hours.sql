-- Hours before a day begins at which it closes to new ads, a setting of each newspaper.
alter table supports add column lead_hours smallint not null default 36 check (lead_hours between 0 and 240);
update supports set lead_hours = 0 where channel_id = 2;
alter table supports alter column lead_hours drop default;
