-- Processes of the version before open sessions while the new ones start, and do not say when they are used.

alter table sessions alter column used_at set default now();
