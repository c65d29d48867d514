-- What visitors list and search: the ads that are online, one narrow row each, with the words they are found by.

-- Words as they are compared, one space between them: no accents nor Arabic vowels, one form of each letter that is
-- written in several, Latin digits, no Arabic article as far as two letters are left. What is left of Latin letters is
-- ASCII, so that no locale has a say.
create function fold_words(words text) returns text
language sql immutable strict parallel safe
return trim(regexp_replace(
  ' ' || regexp_replace(
    translate(
      replace(replace(
        regexp_replace(
          lower(normalize(words, nfkd)),
          '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'),
        'œ', 'oe'), 'æ', 'ae'),
      'ٱىةیک٠١٢٣٤٥٦٧٨٩', 'ايهيك0123456789'),
    '[^a-z0-9\u0621-\u064a\u2d30-\u2d67]+', ' ', 'g'),
  ' (وال|فال|بال|كال|لل|ال)(?=[\u0621-\u064a]{2})', ' ', 'g'));

-- Folded words whose Arabic ones have lost their ending, as far as two letters are left: light stemming. The rest is
-- the dictionary's.
create function stem_arabic(folded text) returns text
language sql immutable strict parallel safe
return regexp_replace(folded, '([\u0621-\u064a]{2})(ها|ات|ون|ين|ان|يه|ه|ي)(?= |$)', '\1', 'g');

create text search configuration notice_words (copy = pg_catalog.simple);
-- Folded, French is ASCII and Arabic is not: each has its own stems in the same words.
alter text search configuration notice_words alter mapping for asciiword with french_stem;

-- All words but the last as they are, in any inflection; the last may be the beginning of one. Null: no words.
create function notice_query(words text) returns tsquery
language sql immutable strict parallel safe
return (
  select case when wanted.list <> '{}' then
    plainto_tsquery('notice_words', stem_arabic(array_to_string(trim_array(wanted.list, 1), ' ')))
    && (plainto_tsquery('notice_words', stem_arabic(last.word)) || to_tsquery('simple', last.word || ':*')) end
  from (select string_to_array(fold_words(words), ' ') as list) wanted
  cross join lateral (select wanted.list[cardinality(wanted.list)] as word) last
);

create table notices (
  ad_id bigint primary key references ads (id) on update cascade on delete cascade,
  -- As the ad says.
  support_id integer not null,
  heading_id integer not null,
  subheading_id integer,
  ad_type_id integer not null,
  colour_id integer,
  product_id integer not null,
  city_id integer,
  published_at timestamptz not null,
  -- Stems, those of the title with weight A; and, for beginnings of words, the words themselves.
  words tsvector not null
);

-- The row of every ad that is online. Labels are as they were when it was written.
create view notice_rows as
select ads.id as ad_id, ads.support_id, ads.heading_id, ads.subheading_id, ads.ad_type_id, ads.colour_id,
  ads.product_id, ads.city_id, coalesce(ads.published_at, ads.created_at) as published_at,
  setweight(to_tsvector('notice_words', stem_arabic(said.title)), 'A')
    || to_tsvector('notice_words', stem_arabic(said.rest))
    || strip(to_tsvector('simple', said.title || ' ' || said.rest)) as words
from ads
left join subheadings subheading on subheading.id = ads.subheading_id
left join cities city on city.id = ads.city_id
cross join lateral (
  select fold_words(ads.web_title) as title,
    fold_words(concat_ws(' ', ads.ref_web, ads.web_content, ads.paper_content, ads.other_city, city.label_fr,
      city.label_ar, subheading.label_fr, subheading.label_ar)) as rest
) said
where ads.online;

create function write_notice() returns trigger language plpgsql as $$
begin
  delete from notices where ad_id = new.id;
  insert into notices select * from notice_rows where ad_id = new.id;
  return null;
end $$;

create trigger ads_notice_of_new after insert on ads
for each row when (new.online) execute function write_notice();

create trigger ads_notice_of_changed
after update of online, published_at, support_id, heading_id, subheading_id, ad_type_id, colour_id, product_id,
  city_id, other_city, web_title, web_content, paper_content on ads
for each row when (old.online or new.online) execute function write_notice();

insert into notices select * from notice_rows;

-- Newest first, narrowed from the index alone.
create index notices_of_support on notices (support_id, published_at desc, ad_id desc)
  include (ad_type_id, colour_id, product_id, city_id);
create index notices_of_heading on notices (support_id, heading_id, published_at desc, ad_id desc)
  include (subheading_id, ad_type_id, colour_id, product_id, city_id);
create index notices_of_subheading on notices (support_id, subheading_id, published_at desc, ad_id desc)
  include (heading_id, ad_type_id, colour_id, product_id, city_id);
create index notices_of_city on notices (support_id, city_id, published_at desc, ad_id desc)
  include (heading_id, subheading_id, ad_type_id, colour_id, product_id);
-- Nothing pending, which every search would have to read.
create index notices_words on notices using gin (words) with (fastupdate = off);

-- Visitors read from `notices` now.
drop index ads_online, ads_online_by_heading;
