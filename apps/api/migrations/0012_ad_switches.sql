-- Advertisers take their ads off the web and put them back: why, and who did it when.

create table deactivation_reasons (
  id smallint primary key,
  label_fr text not null check (label_fr <> ''),
  label_ar text not null check (label_ar <> ''),
  position smallint not null,
  -- False: no longer on offer, still named by what happened before.
  active boolean not null default true
);
insert into deactivation_reasons (id, label_fr, label_ar, position) values
  (1, 'L’affaire est conclue', 'تمت الصفقة', 1),
  (2, 'L’offre n’est plus d’actualité', 'لم يعد العرض قائما', 2),
  (3, 'L’annonce contient une erreur', 'يتضمن الإعلان خطأ', 3),
  (4, 'Je reçois trop de sollicitations', 'أتلقى اتصالات كثيرة', 4),
  (5, 'Autre motif', 'سبب آخر', 5);

create table ad_switches (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ads (id),
  user_id bigint not null references users (id),
  action text not null check (action in ('deactivate', 'reactivate')),
  reason_id smallint references deactivation_reasons (id),
  switched_at timestamptz not null,
  check ((action = 'deactivate') = (reason_id is not null))
);
create index ad_switches_of_ad on ad_switches (ad_id, id desc);
create index ad_switches_user on ad_switches (user_id);
create index ad_switches_reason on ad_switches (reason_id);

create function ad_switches_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ad_switches is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ad_switches_append_only before update or delete or truncate on ad_switches
  for each statement execute function ad_switches_are_append_only();
