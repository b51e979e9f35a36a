-- Accounts that a company opens beneath those of the chart. See docs/decisions/0133-sub-accounts.md.
-- Accounts of the chart come with the product and keep their numbers, also those of releases to come.
alter table accounts
  add column organization_id bigint references organizations,
  add column parent_id bigint references accounts,
  add column updated_at timestamptz not null default now(),
  add column version integer not null default 1,
  drop constraint accounts__code,
  drop constraint accounts__role,
  add constraint accounts__code unique nulls not distinct (organization_id, code),
  add constraint accounts__below check (
    (organization_id is null) = (parent_id is null) and (parent_id is null) = (id < 10000));
alter table accounts alter column id restart with 10000;
create unique index accounts__role on accounts (role) where parent_id is null;
create index accounts__parent on accounts (parent_id) where parent_id is not null;
comment on column accounts.organization_id is 'The company whose sub-account it is; null for the chart, which all share';
comment on column accounts.parent_id is 'The account of the chart that it divides, whose role and natural side it has';
