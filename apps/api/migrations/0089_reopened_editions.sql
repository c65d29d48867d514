-- An ad that waits for its client's choice enters after all where its edition is opened again, and may miss that day once more
-- (docs/domain/publication.md#did-not-run).
alter table missed_ads drop constraint missed_ads_state_check;
alter table missed_ads add constraint missed_ads_state_check
  check (state in ('open', 'moved', 'refunded', 'changed', 'entered'));
alter table missed_ads drop constraint missed_ads_ad_id_day_key;
create unique index missed_ads_once on missed_ads (ad_id, day) where state not in ('changed', 'entered');

-- What becomes of the ads of a cancelled edition, which a job reports, and whose act it was.
alter table editions add column cancel_choice text check (cancel_choice in ('move', 'refund', 'client'));
alter table editions add column cancelled_by bigint references users (id);
update editions set cancel_choice = 'client' where state = 'cancelled';
alter table editions add constraint editions_cancel_choice check ((state = 'cancelled') = (cancel_choice is not null));
create index editions_cancelled on editions (day) where state = 'cancelled';
