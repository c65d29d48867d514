-- Recorded issues whose absent ads are still to be reported (docs/domain/publication.md#did-not-run); those of the last month are
-- looked through once more.
alter table printed_issues add column absences_due boolean not null default false;
update printed_issues set absences_due = true where state = 'recorded' and ended_at >= now() - interval '30 days';
create index printed_issues_absences_due on printed_issues (id) where absences_due;
