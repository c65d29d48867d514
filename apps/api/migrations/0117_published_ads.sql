-- One name for an ad that is online: a notice is something else, the text of a heading with blanks to fill.
alter table notices rename to published_ads;
alter index notices_pkey rename to published_ads_pkey;
alter index notices_of_support rename to published_ads_of_support;
alter index notices_of_heading rename to published_ads_of_heading;
alter index notices_of_subheading rename to published_ads_of_subheading;
alter index notices_of_city rename to published_ads_of_city;
alter index notices_words rename to published_ads_words;
alter table published_ads rename constraint notices_ad_id_fkey to published_ads_ad_id_fkey;
alter view notice_rows rename to published_ad_rows;
alter text search configuration notice_words rename to published_ad_words;
alter function notice_query(text) rename to published_ad_query;

-- Triggers keep their names: a new one would lock every ad. So no reader or writer can wait in turn with this migration.
alter function write_notice() rename to write_published_ad;
create or replace function write_published_ad() returns trigger language plpgsql as $$
begin
  delete from published_ads where ad_id = new.id;
  insert into published_ads select * from published_ad_rows where ad_id = new.id;
  return null;
end $$;

-- What processes of the former version read until they are replaced. Nothing of this one does.
create view notices as select * from published_ads;
create function notice_query(words text) returns tsquery
language sql immutable strict parallel safe
return published_ad_query(words);
