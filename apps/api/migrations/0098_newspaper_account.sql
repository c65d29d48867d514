-- The newspaper's own account, in which its staff stand whoever of them leaves (docs/domain/staff.md#the-newspapers-own-account).
alter table businesses add column is_newspaper boolean not null default false;
update businesses set is_newspaper = true where id = (
  select users.business_id
  from staff join users on users.id = staff.user_id join businesses on businesses.id = users.business_id
  where 'owner' = any (staff.roles) or businesses.type = 'Administration'
  order by businesses.type = 'Administration' desc, staff.since, users.id limit 1);
create unique index businesses_newspaper on businesses (is_newspaper) where is_newspaper;

-- Who has left the staff commands it no longer; its longest-standing owner does.
with former as (
  update users set is_parent = false
  from businesses
  where businesses.id = users.business_id and businesses.is_newspaper and users.is_parent
    and not exists (select from staff where staff.user_id = users.id and 'owner' = any (staff.roles))
  returning users.business_id
)
update users set is_parent = true where id = (
  select staff.user_id from staff join users on users.id = staff.user_id
  where users.business_id in (select business_id from former) and users.active and 'owner' = any (staff.roles)
  order by staff.since, users.id limit 1);
