-- What the certificates of a printed newspaper go by: its printed issues, or the calendar where it keeps none of them. Newspapers
-- that are there already have kept none.
alter table supports add column publication_proof text not null default 'calendar'
  check (publication_proof in ('printed', 'calendar'));
alter table supports alter column publication_proof set default 'printed';

-- Log of the website: when an ad of a digital newspaper began or ceased to be served, at which address, and with which content.
create table web_publications (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ads (id) on update cascade,
  at timestamptz not null,
  -- True when it was served from then on.
  shown boolean not null,
  -- Address without its origin and JSON of what was served. Null where it ceased, and where it was not kept yet.
  address text,
  content text,
  -- SHA-256 of the content in UTF-8, hexadecimal.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check ((content is null) = (sha256 is null)),
  check (content is null or (shown and address is not null))
);
create index web_publications_of_ad on web_publications (ad_id, id);

create function web_publications_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the website is append-only' using errcode = 'restrict_violation';
end $$;
create trigger web_publications_append_only before delete or truncate on web_publications
  for each statement execute function web_publications_are_append_only();
-- The id of an ad may change with that of the ad itself, as where demonstration data is written.
create trigger web_publications_fixed before update of at, shown, address, content, sha256 on web_publications
  for each statement execute function web_publications_are_append_only();

-- Times that were written down until now. Of an ad that ended when ends were not, the first instant alone is certain.
insert into web_publications (ad_id, at, shown)
select past.ad_id, past.at, past.shown from (
  select ads.id as ad_id, ads.published_at as at, true as shown, 0 as nth from ads
  where ads.channel_id = 2 and ads.publish_on_web and ads.published_at is not null
  union all
  select ads.id, switched.switched_at, switched.action = 'reactivate', 1
  from ads join ad_switches switched on switched.ad_id = ads.id
  where ads.channel_id = 2 and ads.publish_on_web and ads.published_at is not null
    and (ads.status = 2 or ads.archived_at is not null)
  union all
  select ads.id, coalesce(ads.archived_at, ads.published_at), false, 2 from ads
  where ads.channel_id = 2 and ads.publish_on_web and ads.published_at is not null and ads.status <> 2
) past
order by past.at, past.nth, past.ad_id;
