-- An ad that a job does day by day has a fault for each day: its row is the ad and the day.
alter table job_faults alter column row_id type text;
