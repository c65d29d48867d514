-- Rows that a job could not do: it goes on with the others, and tries these again, later each time. The desk lists them.
create table job_faults (
  job text not null,
  row_id bigint not null,
  -- The ad that waits for it.
  ad_id bigint references ads (id) on update cascade on delete cascade,
  attempts integer not null check (attempts > 0),
  error text not null,
  since timestamptz not null,
  failed_at timestamptz not null,
  retry_at timestamptz not null check (retry_at > failed_at),
  primary key (job, row_id)
);
create index job_faults_by_age on job_faults (since);
