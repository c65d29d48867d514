-- First day from which a newspaper appears on Saturdays, and on Sundays; null: it does not, as none did before.
alter table supports
  add column saturdays_from date,
  add column sundays_from date;
