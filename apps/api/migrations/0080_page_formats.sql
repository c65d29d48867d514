-- Pages of an edition: the page of a newspaper, and modular ads that someone put where they stand.

-- A newspaper without a row has the page of `DEFAULT_FORMAT`.
create table page_formats (
  support_id integer primary key references supports (id) on delete cascade,
  -- Of the paper, and between two columns, in millimetres.
  height_mm integer not null check (height_mm between 250 and 600),
  columns integer not null check (columns between 3 and 9),
  gutter_mm integer not null check (gutter_mm between 4 and 10),
  -- Order of line ads within a heading.
  ad_order text not null check (ad_order in ('arrival', 'price', 'alphabet')),
  -- Texts of the house for rooms that no ad fills, in the newspaper's language.
  fillers text[] not null check (cardinality(fillers) <= 12)
);

-- Numbers from 1, columns in the direction of reading.
create table module_positions (
  ad_id bigint not null references ads (id) on delete cascade,
  support_id integer not null references supports (id) on delete cascade,
  date date not null,
  page integer not null check (page between 1 and 400),
  column_number integer not null check (column_number between 1 and 9),
  row_number integer not null check (row_number between 1 and 20),
  primary key (ad_id, support_id, date)
);
