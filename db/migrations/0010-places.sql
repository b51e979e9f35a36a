-- Administrative units. Vietnam's codes of before and since 2025-07-01 overlap, so that no bare code is a key: `old-`, `25-` and `jp-` go before it.
create table countries (
  id text primary key constraint countries__id check (id ~ '^[a-z]{2}$'), name text not null, position integer not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create table provinces (
  id text primary key, country_id text not null references countries, code text not null, name text not null,
  epoch text not null constraint provinces__epoch check (epoch in ('vn-old', 'vn-2025', 'jp', 'own')), seeded boolean not null default false, hidden_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create index provinces__country on provinces (country_id, epoch);
create table districts (
  id text primary key, province_id text not null references provinces, code text not null, name text not null, synthetic boolean not null default false, seeded boolean not null default false, hidden_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
comment on column districts.synthetic is 'Stands between province and ward where the country has no such level; never shown';
create index districts__province on districts (province_id);
create table wards (
  id text primary key, district_id text not null references districts, code text not null, name text not null, postcode text, seeded boolean not null default false, hidden_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create index wards__district on wards (district_id);
create index wards__postcode on wards (postcode) where postcode is not null;
create table ward_map (
  old_ward_id text not null references wards, new_ward_id text not null references wards,
  kind text not null constraint ward_map__kind check (kind in ('one', 'split', 'guess')),
  constraint ward_map__one primary key (old_ward_id, new_ward_id)
);
create index ward_map__new on ward_map (new_ward_id);
comment on column ward_map.kind is 'one: became it or part of it; split: divided, somebody must choose; guess: nothing is published, the neighbours'' are offered';

alter table addresses
  add constraint addresses__ward foreign key (ward_id) references wards,
  add column resolved_ward_id text constraint addresses__resolved_ward references wards,
  add column sender_name text, add column sender_tel text, add column sender_address text, add column sender_ward_id text constraint addresses__sender_ward references wards;
comment on column addresses.resolved_ward_id is 'The unit of today, where the chosen one is of before 2025-07-01';
create index addresses__to_resolve on addresses (id) where ward_id is not null and resolved_ward_id is null;

-- One unit and all above it, as people write it: from the smallest in Vietnam, from the largest in Japan.
create function region_of(ward text) returns text language sql stable as $$
  select case when p.epoch = 'jp' then coalesce('〒' || w.postcode || ' ', '') || p.name || d.name || w.name
    else concat_ws(', ', w.name, case when not d.synthetic then d.name end, p.name) end
  from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id where w.id = ward
$$;
-- The whole address: in today's units, with those of before in brackets, for carriers that still need them.
create function full_address(detail text, ward text, resolved text) returns text language sql stable as $$
  select case
    when ward is null then detail
    when exists (select from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id where w.id = ward and p.epoch = 'jp') then region_of(ward) || coalesce(' ' || detail, '')
    when resolved is not null and resolved <> ward then concat_ws(', ', detail, region_of(resolved)) || ' (' || region_of(ward) || ')'
    else concat_ws(', ', detail, region_of(ward)) end
$$;

insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update, may_delete)
  select role_id, 'place', 'all', true, true, true, true from role_permissions where resource_id = 'role' and scope = 'all' and may_update;
update permission_version set version = version + 1;
