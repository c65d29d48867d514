-- Editions of single Saturdays and Sundays of a newspaper that does not appear on them otherwise.
alter table supports add column special_days date[] not null default '{}';
