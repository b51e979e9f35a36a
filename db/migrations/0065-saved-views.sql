-- What people keep of lists: views by name, and how each of them likes to see a list. See
-- docs/decisions/0061-views-are-kept-with-people.md.
create table saved_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  organization_id bigint not null references organizations,
  list text not null,
  path text not null,
  name text not null,
  asked jsonb not null default '{}',
  look jsonb not null default '{}',
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index saved_views__user on saved_views (user_id);
create index saved_views__shared on saved_views (organization_id) where shared;

create table list_looks (
  user_id bigint not null references users on delete cascade,
  list text not null,
  look jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, list)
);
