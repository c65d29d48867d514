-- Every table that the catalogue's answers are made of counts as a change of it, labels too.
do $$
declare
  name text;
begin
  foreach name in array array['channels', 'headings', 'ad_types', 'colours', 'countries', 'cities']
  loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I
       for each statement execute function catalogue_changes()', name || '_change_catalogue', name);
  end loop;
end $$;
