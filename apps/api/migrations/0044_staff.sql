-- The newspaper's own staff: users with roles at its desk. Of one who left, the row stays for the trail that names them.
create table staff (
  user_id bigint primary key references users (id),
  roles text[] not null check (
    roles <@ array['moderator', 'counter', 'production', 'sales', 'finance', 'editor', 'owner']
  ),
  since timestamptz not null,
  left_at timestamptz,
  check ((left_at is null) = (cardinality(roles) > 0))
);

-- Administrators of before are the owners of now.
insert into staff (user_id, roles, since)
select id, array['owner'], created_at from users where roles = 'ROLE_ADMIN';

-- When a session's user showed a second factor; null: not yet. Staff need one.
alter table sessions add column second_factor_at timestamptz;
