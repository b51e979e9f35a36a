-- Platform: the role of the application, functions for searching, and the tables that every service uses.

-- The server migrates as the owner and works as hakobu_app: what is not granted here, it cannot do.
do $$ begin
  if not exists (select from pg_roles where rolname = 'hakobu_app') then create role hakobu_app nologin; end if;
exception when duplicate_object or unique_violation then null; -- another database of this cluster was faster
end $$;
do $$ begin execute format('grant hakobu_app to %I', current_user); end $$;
grant usage on schema public to hakobu_app;
alter default privileges in schema public grant select, insert, update, delete on tables to hakobu_app;
alter default privileges in schema public grant usage on sequences to hakobu_app;

create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists unaccent;

-- Searching and sorting

create function plain(line text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, normalize(line, nfkc)))
$$;
comment on function plain is 'Normalized text for searching: no accents, case or width (NFKC)';

create function grams_of(line text) returns text[] language sql immutable strict parallel safe cost 100000 as $$
  select coalesce(array_agg(distinct gram), '{}') from generate_series(1, length(line)) at,
    lateral (values (substr(line, at, 1)), (substr(line, at, 2))) as found (gram)
$$;
comment on function grams_of is 'Every character and every pair of adjacent characters of a text, for searches of one or two characters';

create function pairs_of(line text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct pair), '{}') from (select substr(' ' || word, at, 2) as pair from regexp_split_to_table(line, '\s+') word, generate_series(1, length(word)) at) found
$$;
alter function pairs_of cost 5000;
comment on function pairs_of is 'Every pair of adjacent characters in each word, and the first character of each word behind a space';

create function rank_of(amount numeric) returns numeric language sql immutable strict parallel safe as $$
  select case when amount = 0 then 0 when abs(amount) < 1 then sign(amount) / 2
    else trunc(amount, 2 - length(trunc(abs(amount))::text)) end
$$;
comment on function rank_of is 'An amount to its first two digits; preserves the order';

-- Settings and changes

create table settings (
  organization_id bigint not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint settings__one primary key (organization_id, key)
);
comment on table settings is 'Settings by organization and key; organization 0 holds what applies to the whole installation';
comment on column settings.value is 'The key decides the shape; signing_secret signs links';
insert into settings (organization_id, key, value)
  values (0, 'signing_secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));

create table logs (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  logable_type text not null,
  logable_id text not null,
  type_id text not null constraint logs__type check (type_id in ('write', 'created', 'deleted', 'others')),
  creator_id bigint,
  content jsonb not null,
  created_at timestamptz not null default now(),
  xact xid8 not null default pg_current_xact_id()
);
create index logs__logable on logs (logable_type, logable_id, id);
create index logs__creator on logs (creator_id, id desc);
create index logs__deleted on logs (id) where type_id = 'deleted';
create index logs__xact on logs (xact);
revoke update, delete on logs from hakobu_app;
comment on table logs is 'Change log of all entities, append-only by grant; a row per write';
comment on column logs.logable_type is 'Entity name, as in the routes';
comment on column logs.logable_id is 'Key of the changed row, as text';
comment on column logs.type_id is 'write (update), created, deleted, others (any other event)';
comment on column logs.creator_id is 'User who made the change; null for the system';
comment on column logs.content is 'Only the fields that changed, with their new values';
comment on column logs.xact is 'The transaction that wrote the row; the hash chain seals rows by it';

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
comment on table idempotency_keys is 'Responses to writes that carried an Idempotency-Key, replayed for 30 days';
comment on column idempotency_keys.actor_id is 'User who sent the key; keys of different users do not meet';
comment on column idempotency_keys.request_hash is 'Hash of the request: the same key with other input is refused';
comment on column idempotency_keys.status is 'HTTP status of the response';

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
comment on table outbox is 'Domain events for jobs and open screens, written in the transaction of the change; the relay deletes what it delivered';

-- Mail, sign-in attempts, jobs

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  language text not null,
  template text not null,
  content jsonb not null,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mails__waiting on mails (id) where sent_at is null;
comment on table mails is 'Emails to send and sent';
comment on column mails.language is 'vi, en or ja';
comment on column mails.content is 'Values that fill the template; emptied after sending, because they hold links that work';
comment on column mails.attempts is 'Failed attempts to send so far';

create table attempts (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null default now()
);
create index attempts__last_at on attempts (last_at);
comment on table attempts is 'Failed sign-in attempts, counted by all servers together; deleted after a day';
comment on column attempts.key is 'Hash of what is counted: an account with an address, or an address';

create table job_workers (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
comment on table job_workers is 'Running job workers; jobs locked by one that stays silent for a minute are unlocked';
comment on column job_workers.seen_at is 'Last heartbeat';
