-- The application role, and what the kernel keeps for every service: idempotency keys, the outbox, the change log, settings.
-- The server migrates as the owner and works as hakobu_app, so that a grant not given here is a thing it cannot do.
do $$ begin
  if not exists (select from pg_roles where rolname = 'hakobu_app') then create role hakobu_app nologin; end if;
exception when duplicate_object or unique_violation then null; -- another database of this cluster was faster
end $$;
do $$ begin execute format('grant hakobu_app to %I', current_user); end $$;
grant usage on schema public to hakobu_app;
alter default privileges in schema public grant select, insert, update, delete on tables to hakobu_app;
alter default privileges in schema public grant usage on sequences to hakobu_app;

create extension if not exists pg_trgm;

create table idempotency_keys (
  actor_id bigint not null,
  key text not null,
  request_hash text not null,
  status smallint not null,
  response jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys__once primary key (actor_id, key)
);
create index idempotency_keys__created_at on idempotency_keys (created_at);
comment on table idempotency_keys is 'Answers of writes that carried an Idempotency-Key, replayed for 30 days';

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
comment on table outbox is 'Facts to tell jobs and open screens, written with the change itself; the relay empties it';

create table logs (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  logable_type text not null,
  logable_id text not null,
  type_id text not null constraint logs__type check (type_id in ('write', 'created', 'deleted', 'others')),
  creator_id bigint,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create index logs__logable on logs (logable_type, logable_id, id);
revoke update, delete on logs from hakobu_app;
comment on table logs is 'The change log; append-only by grant. content holds only what changed';

create table settings (
  organization_id bigint not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint settings__one primary key (organization_id, key)
);
