-- Outcomes of the last tries of payment providers and mail, beside their settings.
alter table stored_settings drop constraint stored_settings_name_check;
alter table stored_settings add constraint stored_settings_name_check check (name in (
  'publisher', 'newspaper', 'days', 'prices', 'card', 'cash', 'mail', 'cardTrial', 'cashTrial', 'mailTrial'));
