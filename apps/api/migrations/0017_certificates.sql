-- What the publisher certified of an ad, signed: each statement stands as it was given out.

create table certificates (
  -- By which anyone who holds the certificate finds it again.
  key text primary key check (key ~ '^[0-9A-F]{16}$'),
  ad_id bigint not null references ads (id),
  -- What was signed, to the letter.
  statement text not null,
  -- Ed25519, base64url.
  signature text not null,
  issued_at timestamptz not null
);
create index certificates_of_ad on certificates (ad_id, issued_at desc);

create function certificates_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'certificates are append-only' using errcode = 'restrict_violation';
end $$;
create trigger certificates_append_only before update or delete or truncate on certificates
  for each statement execute function certificates_are_append_only();
