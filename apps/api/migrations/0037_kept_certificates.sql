-- The file of a certificate is kept as it was given out, and known again by its bytes. Certificates that were made
-- before have none: they are verified by their key.

alter table certificates
  add column sha256 text unique check (sha256 ~ '^[0-9a-f]{64}$'),
  add column storage_key text unique,
  add constraint certificates_file check ((sha256 is null) = (storage_key is null));

-- When an operator archived an ad, which takes it off the web. Null too where that was not written down yet.
alter table ads
  add column archived_at timestamptz,
  add constraint ads_archived check (archived_at is null or status = 9);
