-- Religious days before their announcement: they can be chosen, with a warning, and become closures or open days once announced.
create table provisional_days (
  support_id integer not null references supports (id) on delete cascade,
  date date not null,
  reason_fr text not null check (reason_fr <> ''),
  reason_ar text not null check (reason_ar <> ''),
  primary key (support_id, date)
);

create trigger provisional_days_change_catalogue after insert or update or delete or truncate on provisional_days
for each statement execute function catalogue_changes();
create trigger provisional_days_page_change after insert or update or delete or truncate on provisional_days
for each statement execute function note_site_change();

-- True: the closure of a day of the week that comes back, which a change of these days takes along.
alter table closures add column weekly boolean not null default false;
update closures set weekly = true where reason_fr = 'Pas d’édition ce jour-là';
