-- What public pages show, as it changes: processes look here once a second, and render those pages anew that show it. Rows
-- are only added, so that no transaction waits for another; they are taken away after some minutes.
create table page_changes (
  id bigint generated always as identity primary key,
  -- A look asks for the transactions that had not ended at the look before.
  transaction xid8 not null default pg_current_xact_id(),
  -- Null: something that many pages show, such as a newspaper or its colours.
  ad_id bigint,
  support_id integer,
  heading_id integer,
  at timestamptz not null default now()
);
create index page_changes_of_transactions on page_changes (transaction);

create function note_ad_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into page_changes (ad_id, support_id, heading_id) values (new.id, new.support_id, new.heading_id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.support_id, old.heading_id) <> (new.support_id, new.heading_id)) then
    insert into page_changes (ad_id, support_id, heading_id) values (old.id, old.support_id, old.heading_id);
  end if;
  return null;
end $$;

create trigger ads_page_change_of_new after insert on ads
for each row when (new.online) execute function note_ad_change();
create trigger ads_page_change_of_changed after update on ads
for each row when (old.online or new.online) execute function note_ad_change();
create trigger ads_page_change_of_deleted after delete on ads
for each row when (old.online) execute function note_ad_change();

create function note_site_change() returns trigger language plpgsql as $$
begin
  insert into page_changes default values;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'ad_types', 'canvases', 'channels', 'cities', 'closures', 'colours', 'countries', 'headings', 'options', 'package_rates',
    'product_canvases', 'products', 'settings', 'suboptions', 'subheadings', 'support_headings', 'support_tiers',
    'supports', 'theme_overrides']
  loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I
       for each statement execute function note_site_change()', name || '_page_change', name);
  end loop;
end $$;
