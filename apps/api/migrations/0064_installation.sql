-- Settings that an owner makes at the desk, encrypted: publisher, payment providers, mail, and the newspaper before it opens.
create table stored_settings (
  name text primary key check (name in ('publisher', 'newspaper', 'days', 'prices', 'card', 'cash', 'mail')),
  sealed text not null check (sealed <> ''),
  set_at timestamptz not null
);

-- One-time addresses of an owner, printed at the start of an empty installation, and invitations of staff.
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('registration', 'recovery', 'address', 'address-undo', 'installation', 'staff'));
alter table mailed_links add column staff_roles text[] check (
  staff_roles <@ array['moderator', 'counter', 'production', 'sales', 'finance', 'editor', 'owner']
);
