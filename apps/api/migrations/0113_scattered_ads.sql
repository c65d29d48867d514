-- An ad that is printed in too many parts is a doubt of its own (docs/domain/editions.md#the-printed-issue).
alter table print_records drop constraint print_records_doubt_check;
alter table print_records add constraint print_records_doubt_check
  check (doubt in ('altered', 'within-text', 'short', 'repeated', 'scattered', 'scanned'));
