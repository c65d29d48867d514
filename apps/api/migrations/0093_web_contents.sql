-- What the website served, once for each digest: an ad that comes back unchanged costs an entry of the log alone.
create table web_contents (
  -- SHA-256 of the content in UTF-8, hexadecimal.
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  -- JSON of what was served.
  content text not null
);
insert into web_contents (sha256, content)
select distinct on (sha256) sha256, content from web_publications where content is not null order by sha256;
create trigger web_contents_append_only before update or delete or truncate on web_contents
  for each statement execute function web_publications_are_append_only();

drop trigger web_publications_fixed on web_publications;
alter table web_publications drop column content;
alter table web_publications add foreign key (sha256) references web_contents (sha256);
alter table web_publications add check (sha256 is null or (shown and address is not null));
create trigger web_publications_fixed before update of at, shown, address, sha256 on web_publications
  for each statement execute function web_publications_are_append_only();
