-- Prices become rows that people edit one by one: stamps and versions on every part, and one start a price can have only once.
alter table price_conditions add column created_at timestamptz not null default now(), add column updated_at timestamptz not null default now(), add column version integer not null default 1;
alter table price_timelines add column created_at timestamptz not null default now(), add column updated_at timestamptz not null default now(), add column version integer not null default 1;
alter table price_amounts add column created_at timestamptz not null default now(), add column updated_at timestamptz not null default now(), add column version integer not null default 1;
create extension if not exists btree_gist;
alter table price_timelines add constraint price_timelines__overlap exclude using gist (price_id with =, daterange(start_date, end_date) with &&);
alter table price_amounts add constraint price_amounts__overlap exclude using gist (price_timeline_id with =, numrange(from_measure, to_measure) with &&);
