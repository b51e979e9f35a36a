-- Agreements with customers. An order is part of one at most. A share of a bill's freight is asked by its order, or by the contract
-- that `contract_id` names: `pays_for_order` says the same in one bit. See docs/decisions/0076-contracts-show-freight.md.
create table contract_statuses (id text primary key, name text not null, position integer not null);

create sequence contract_number;
grant usage on sequence contract_number to hakobu_app;

create table contracts (
  id text primary key,
  organization_id bigint not null references organizations,
  customer_id bigint not null references users,
  created_by bigint references users,
  status_id text not null references contract_statuses,
  start_date date not null,
  end_date date,
  service_fee numeric not null default 0,
  service_fee_currency_id text not null default 'VND' references currencies,
  purchase_cost numeric not null default 0,
  purchase_cost_currency_id text not null default 'JPY' references currencies,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint contracts__days check (end_date is null or start_date <= end_date),
  constraint contracts__agreed check (service_fee >= 0 and purchase_cost >= 0)
);
comment on column contracts.service_fee is 'What was agreed: shown beside the sums of its orders, never asked';
create index contracts__created_at on contracts (created_at desc, id desc, organization_id);
create index contracts__updated_at on contracts (updated_at desc, id desc, organization_id);
create index contracts__status on contracts (status_id, created_at desc, id desc);
create index contracts__customer on contracts (customer_id, created_at desc, id desc);
create index contracts__created_by on contracts (created_by, created_at desc, id desc);
create index contracts__id_search on contracts using gin (lower(id) gin_trgm_ops);
create index contracts__ending on contracts (end_date) where status_id = 'Open';

alter table orders add column contract_id text references contracts;
create index orders__contract on orders (contract_id, created_at desc, id desc) where contract_id is not null;

alter table charges
  add column contract_id text references contracts,
  add constraint charges__bearer check (pays_for_order = (contract_id is null) and (kind = 'freight' or contract_id is null));
create index charges__contract on charges (contract_id) where contract_id is not null;
