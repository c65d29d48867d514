-- The paper text as its sender dressed it, cleaned; null where it is shown as it is set.
alter table ads add column html text;
