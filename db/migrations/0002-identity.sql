-- Identity: countries and their administrative units, currencies, organizations, roles, users and their addresses.

-- Countries and currencies

create table currencies (
  id text primary key,
  name text not null,
  symbol text not null,
  scale smallint not null
);
comment on table currencies is 'Currencies (ISO 4217)';
comment on column currencies.scale is 'Decimals of a posted amount: 0 for VND and JPY';

create table countries (
  id text primary key constraint countries__id check (id ~ '^[a-z]{2}$'),
  name text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
comment on table countries is 'Countries (ISO 3166-1 alpha-2)';
comment on column countries.position is 'Order in lists';

-- Administrative units

create table provinces (
  id text primary key,
  country_id text not null references countries,
  code text not null,
  name text not null,
  epoch text not null constraint provinces__epoch check (epoch in ('vn-old', 'vn-2025', 'jp', 'own')),
  seeded boolean not null default false,
  hidden_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create index provinces__country on provinces (country_id, epoch);
comment on table provinces is 'First level of administrative units: provinces of Vietnam, prefectures of Japan';
comment on column provinces.epoch is 'vn-old: Vietnam before 2025-07-01; vn-2025: Vietnam since; jp: Japan; own: added by hand';
comment on column provinces.seeded is 'Comes with the product, as opposed to added by hand';
comment on column provinces.hidden_at is 'No longer offered since; addresses that use it keep it';

create table districts (
  id text primary key,
  province_id text not null references provinces,
  code text not null,
  name text not null,
  synthetic boolean not null default false,
  seeded boolean not null default false,
  hidden_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create index districts__province on districts (province_id);
comment on table districts is 'Second level of administrative units';
comment on column districts.synthetic is 'Placeholder between province and ward where the country has no such level; never shown';
comment on column districts.seeded is 'Comes with the product, as opposed to added by hand';
comment on column districts.hidden_at is 'No longer offered since';

create table wards (
  id text primary key,
  district_id text not null references districts,
  code text not null,
  name text not null,
  postcode text,
  seeded boolean not null default false,
  hidden_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create index wards__district on wards (district_id);
create index wards__postcode on wards (postcode) where postcode is not null;
comment on table wards is 'Third level of administrative units, which addresses refer to';
comment on column wards.seeded is 'Comes with the product, as opposed to added by hand';
comment on column wards.hidden_at is 'No longer offered since';

create table ward_map (
  old_ward_id text not null references wards,
  new_ward_id text not null references wards,
  kind text not null constraint ward_map__kind check (kind in ('one', 'split', 'guess')),
  constraint ward_map__one primary key (old_ward_id, new_ward_id)
);
create index ward_map__new on ward_map (new_ward_id);
comment on table ward_map is 'Which wards of Vietnam since 2025-07-01 replace which of before';
comment on column ward_map.kind is 'one: became it or part of it; split: divided, a person must choose; guess: nothing is published, neighbours are offered';

create table place_state (
  one boolean default true primary key constraint place_state__one check (one),
  changes bigint not null default 0
);
comment on table place_state is 'One row, which triggers update: servers invalidate cached administrative units by it';
comment on column place_state.changes is 'Number of statements that wrote administrative units';
insert into place_state default values;

create function count_place_changes() returns trigger language plpgsql as $$
begin
  update place_state set changes = changes + 1;
  return null;
end $$;
comment on function count_place_changes is 'Counts the statements that write administrative units';
create trigger provinces__state after insert or update or delete on provinces for each statement execute function count_place_changes();
create trigger districts__state after insert or update or delete on districts for each statement execute function count_place_changes();
create trigger wards__state after insert or update or delete on wards for each statement execute function count_place_changes();
create trigger ward_map__state after insert or update or delete on ward_map for each statement execute function count_place_changes();

create function region_of(ward text) returns text language sql stable as $$
  select case when p.epoch = 'jp' then coalesce('〒' || w.postcode || ' ', '') || p.name || d.name || w.name
    else concat_ws(', ', w.name, case when not d.synthetic then d.name end, p.name) end
  from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id where w.id = ward
$$;
comment on function region_of is 'A ward and all units above it as people write them: smallest first in Vietnam, largest first in Japan';

create function full_address(detail text, ward text, resolved text) returns text language sql stable as $$
  select case
    when ward is null then detail
    when exists (select from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id where w.id = ward and p.epoch = 'jp') then region_of(ward) || coalesce(' ' || detail, '')
    when resolved is not null and resolved <> ward then concat_ws(', ', detail, region_of(resolved)) || ' (' || region_of(ward) || ')'
    else concat_ws(', ', detail, region_of(ward)) end
$$;
comment on function full_address is 'The whole address in units of today, with the units of before in brackets for carriers that need them';

-- Organizations

create table organizations (
  id bigint generated by default as identity primary key,
  name text not null,
  kind text not null constraint organizations__kind check (kind in ('company', 'warehouse')),
  parent_id bigint references organizations,
  time_zone text not null default 'Asia/Ho_Chi_Minh',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  books_open_on date not null default ((date_trunc('year', now()) - '1 year'::interval))::date,
  auction_cancel_fee numeric not null default 2500 constraint organizations__auction_cancel_fee check (auction_cancel_fee >= 0),
  address text constraint organizations__address check (length(address) between 1 and 300),
  tax_code text constraint organizations__tax_code check (length(tax_code) between 1 and 20),
  second_person_above numeric constraint organizations__second_person_above check (second_person_above >= 0),
  second_person_kinds text[] not null default ARRAY['withdrawal', 'payment_supplier', 'buy_foreign_currency', 'transfer', 'other_payment', 'payment_order_refund', 'payment_service_refund', 'compensation_refund', 'reversal'],
  quantity_tolerance numeric not null default 0 constraint organizations__quantity_tolerance check (quantity_tolerance >= 0 and quantity_tolerance < 100)
);
comment on table organizations is 'Companies and their warehouses';
comment on column organizations.parent_id is 'Company to which a warehouse belongs';
comment on column organizations.time_zone is 'IANA name; decides the business day';
comment on column organizations.books_open_on is 'First day of the books: no voucher is dated before';
comment on column organizations.auction_cancel_fee is 'JPY charged when a won lot is given up';
comment on column organizations.tax_code is 'Tax identification number, printed on vouchers';
comment on column organizations.second_person_above is 'VND: vouchers worth more need approval by a second person; null: none does';
comment on column organizations.second_person_kinds is 'Voucher types that need approval above that amount';
comment on column organizations.quantity_tolerance is 'Per cent by which the received quantity of a wholesale order may differ from the ordered one';

create table areas (
  id bigint generated by default as identity primary key,
  organization_id bigint not null references organizations,
  name text not null constraint areas__name unique,
  kind text not null constraint areas__kind check (kind in ('origin', 'destination')),
  country_id text not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
comment on table areas is 'Areas where goods are handled: origin in Japan, destination in Vietnam';
comment on column areas.organization_id is 'The warehouse that works in this area';

-- Roles

create table roles (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
comment on table roles is 'Roles of users';

create table role_permissions (
  role_id text not null references roles on delete cascade,
  resource_id text not null,
  scope text not null constraint role_permissions__scope check (scope in ('own', 'organization', 'all')),
  may_read boolean not null default false,
  may_create boolean not null default false,
  may_update boolean not null default false,
  may_delete boolean not null default false,
  constraint role_permissions__one primary key (role_id, resource_id, scope)
);
comment on table role_permissions is 'Permission matrix: what a role may do with a resource in a scope';
comment on column role_permissions.resource_id is 'Resource of the contract';
comment on column role_permissions.scope is 'own: rows of the user; organization: rows of the user''s organizations; all: every row';

create table permission_version (
  one boolean default true primary key constraint permission_version__one check (one),
  version bigint not null
);
comment on table permission_version is 'One row: servers cache the permission matrix and reload it when the version differs';
comment on column permission_version.version is 'Raised with every change of roles and permissions';
insert into permission_version (version) values (1);

-- Users

create table users (
  id bigint generated by default as identity primary key,
  organization_id bigint not null references organizations,
  name text not null,
  email text not null,
  tel text,
  role_id text not null references roles,
  password_hash text,
  email_verified_at timestamptz,
  disabled_at timestamptz,
  manage_user_ids bigint[] not null default '{}',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  language text,
  plain_name text generated always as (plain(name)) stored,
  payment_term_days integer constraint users__payment_term check (payment_term_days between 0 and 365),
  created_by bigint references users,
  customer_group text constraint users__customer_group check (length(customer_group) between 1 and 64),
  name_grams text[] generated always as (grams_of(plain(name))) stored
);
create unique index users__email on users (lower(email));
create index users__created_at on users (created_at desc, id desc);
create index users__name on users (name, id);
create index users__email_order on users (email, id);
create index users__email_search on users using gin (lower(email) gin_trgm_ops);
create index users__email_grams on users using gin (grams_of(lower(email)));
create index users__tel_search on users using gin (lower(tel) gin_trgm_ops);
create index users__tel_grams on users using gin (grams_of(lower(tel)));
create index users__name_search on users using gin (plain_name gin_trgm_ops);
create index users__created_by on users (created_by) where created_by is not null;
create index users__name_grams on users using gin (name_grams);
create index users__customer_group on users (customer_group, id) where customer_group is not null;
create index users__role on users (role_id, organization_id, id);
comment on table users is 'Everyone who signs in: staff and customers';
comment on column users.password_hash is 'Argon2id; null where the user only signs in through a provider';
comment on column users.disabled_at is 'Cannot sign in since';
comment on column users.language is 'vi, en or ja';
comment on column users.plain_name is 'name normalized for searching';
comment on column users.payment_term_days is 'Days after which new debt of the customer is due; null: 30';
comment on column users.created_by is 'Seller who registered the customer';
comment on column users.customer_group is 'Group that prices may name as a condition; the business chooses the word';
comment on column users.name_grams is 'Characters and character pairs of the normalized name, for searches of one or two characters';

create table organization_members (
  organization_id bigint not null references organizations,
  user_id bigint not null references users on delete cascade,
  constraint organization_members__one primary key (user_id, organization_id)
);
comment on table organization_members is 'Further organizations in which a user works, beside users.organization_id';

create table addresses (
  id bigint generated by default as identity primary key,
  user_id bigint not null references users,
  consignee text not null,
  tel text,
  address_detail text not null,
  ward_id text constraint addresses__ward references wards,
  note text,
  is_default boolean not null default false,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  resolved_ward_id text constraint addresses__resolved_ward references wards,
  sender_name text,
  sender_tel text,
  sender_address text,
  sender_ward_id text constraint addresses__sender_ward references wards,
  plain_consignee text generated always as (plain(consignee)) stored,
  plain_address_detail text generated always as (plain(address_detail)) stored
);
create unique index addresses__one_default on addresses (user_id) where is_default;
create index addresses__user on addresses (user_id, id);
create index addresses__to_resolve on addresses (id) where ward_id is not null and resolved_ward_id is null;
create index addresses__default on addresses (is_default desc, id desc);
create index addresses__created_at on addresses (created_at desc, id desc);
create index addresses__consignee on addresses (consignee, id);
create index addresses__ward on addresses (ward_id, id) where ward_id is not null;
create index addresses__consignee_search on addresses using gin (plain_consignee gin_trgm_ops);
create index addresses__consignee_grams on addresses using gin (grams_of(plain_consignee));
create index addresses__address_search on addresses using gin (plain_address_detail gin_trgm_ops);
create index addresses__address_grams on addresses using gin (grams_of(plain_address_detail));
comment on table addresses is 'Delivery addresses of users';
comment on column addresses.consignee is 'Recipient';
comment on column addresses.address_detail is 'House number and street';
comment on column addresses.ward_id is 'Administrative unit as chosen';
comment on column addresses.resolved_ward_id is 'Unit of today, where ward_id is of before 2025-07-01';
comment on column addresses.sender_name is 'Sender to print on parcels, where it is not the company';
comment on column addresses.plain_consignee is 'consignee normalized for searching';
comment on column addresses.plain_address_detail is 'address_detail normalized for searching';

-- Signing in

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  access_hash bytea not null constraint sessions__access_hash unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null constraint sessions__refresh_hash unique,
  previous_refresh_hash bytea,
  refresh_expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions__user on sessions (user_id);
create index sessions__previous_refresh_hash on sessions (previous_refresh_hash) where previous_refresh_hash is not null;
comment on table sessions is 'Signed-in sessions; tokens are stored as SHA-256 only';
comment on column sessions.revoked_at is 'Signed out or ended by the system';

create table used_refresh_tokens (
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  used_at timestamptz not null default now()
);
create index used_refresh_tokens__session on used_refresh_tokens (session_id);
comment on table used_refresh_tokens is 'Hashes of rotated refresh tokens: one that is presented again ends the session';

create table known_devices (
  user_id bigint not null references users on delete cascade,
  device text not null,
  seen_at timestamptz not null default now(),
  constraint known_devices__one primary key (user_id, device)
);
create index known_devices__seen_at on known_devices (seen_at);
comment on table known_devices is 'Devices from which a user signed in within half a year; failures of others do not lock them out';
comment on column known_devices.device is 'Hash of address and browser';

create table account_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null constraint account_tokens__purpose check (purpose in ('verify', 'reset')),
  token_hash bytea not null constraint account_tokens__token_hash unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_tokens__user on account_tokens (user_id, purpose, created_at);
comment on table account_tokens is 'Links sent by email that verify an address or reset a password; each works once';
comment on column account_tokens.token_hash is 'SHA-256; the token itself is not stored';

create table user_identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  constraint user_identities__subject unique (provider, subject)
);
create index user_identities__user on user_identities (user_id);
comment on table user_identities is 'Accounts of users at OpenID Connect providers';
comment on column user_identities.subject is 'The provider''s identifier of the person, which unlike an email never changes hands';

create table provider_sign_ins (
  id bigint generated always as identity primary key,
  state_hash bytea not null constraint provider_sign_ins__state unique,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index provider_sign_ins__expires on provider_sign_ins (expires_at);
comment on table provider_sign_ins is 'Sign-ins through a provider that have started and not returned yet';
comment on column provider_sign_ins.state_hash is 'SHA-256 of the state parameter';
comment on column provider_sign_ins.code_verifier is 'PKCE code verifier';
