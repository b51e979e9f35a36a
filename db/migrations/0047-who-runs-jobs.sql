-- A server that was killed leaves its jobs locked; the others would wait four hours. Each says every few
-- seconds that it lives, and unlocks what those hold who have been silent for a minute.
create table job_workers (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
