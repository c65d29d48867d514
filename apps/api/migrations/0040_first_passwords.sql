-- When somebody else chose the password that must be changed at the first sign-in: it lasts a week. Null: no end.
alter table users add column first_password_at timestamptz;
update users set first_password_at = now() where must_change_password;
