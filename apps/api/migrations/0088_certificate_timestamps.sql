-- Trusted timestamps (RFC 3161) of certificates' files, one each; asked for after the certificate was given out.
create table certificate_timestamps (
  certificate_key text primary key references certificates (key),
  -- DER of the token; null: the authority has not answered yet.
  token bytea,
  -- Time within the token, and subject of the certificate that signed it.
  stamped_at timestamptz,
  authority text,
  attempts integer not null default 0,
  -- Next attempt.
  due_at timestamptz not null,
  fault text,
  check ((token is null) = (stamped_at is null)),
  check ((token is null) = (authority is null))
);
create index certificate_timestamps_open on certificate_timestamps (due_at) where token is null;
