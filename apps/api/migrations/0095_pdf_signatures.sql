-- PAdES signature of a certificate's file: the name of its signer, and its level (docs/decisions/0041-trusted-timestamps.md).
alter table certificates
  add column pdf_signer text,
  add column pdf_level text check (pdf_level in ('B-B', 'B-T')),
  add constraint certificates_pdf_signature check ((pdf_signer is null) = (pdf_level is null));
