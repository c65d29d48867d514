-- A printed issue that could not be read again goes back to its check, and says why (docs/domain/publication.md#the-printed-issue).
alter table printed_issues drop constraint printed_issues_check1;
alter table printed_issues add constraint printed_issues_fault_check
  check (case state when 'failed' then fault is not null when 'checking' then true else fault is null end);
