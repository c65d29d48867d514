-- Where a row of line text ends: after any character, or at a space. A newspaper's own counts for new orders; an ad keeps
-- the one that it was priced with.
alter table supports add column word_break text not null default 'break-all'
  check (word_break in ('break-all', 'break-word'));
alter table ads add column word_break text not null default 'break-all'
  check (word_break in ('break-all', 'break-word'));
