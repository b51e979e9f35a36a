-- What containers cost us, and what suppliers grant us. See docs/decisions/0099-container-costs.md.
create table container_costs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  container_id bigint not null references containers (id),
  supplier_id bigint not null references suppliers (id),
  kind text not null,
  basis text not null,
  currency_id text not null references currencies (id),
  amount numeric not null,
  amount_base numeric not null,
  note text,
  deleted_at timestamptz,
  created_by bigint references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint container_costs__kind
    check (kind in ('freight', 'customs', 'handling', 'storage', 'insurance', 'trucking', 'other')),
  constraint container_costs__basis check (basis in ('chargeable_weight', 'volume')),
  constraint container_costs__amount check (amount > 0)
);
comment on column container_costs.amount_base is 'The same in VND, at the rate of the day it was entered';
comment on column container_costs.deleted_at is
  'When it was taken back; the row stays where vouchers name what it asked';
create index container_costs__container on container_costs (container_id);
create index container_costs__supplier on container_costs (supplier_id);

alter table charges add column container_cost_id bigint
  constraint charges__container_cost_id references container_costs (id);
create index charges__container_cost on charges (container_cost_id) where container_cost_id is not null;
create index charges__sfa on charges (sfa_id) where sfa_id is not null;
create index charges__container on charges (container_id) where container_id is not null;
alter table charges add constraint charges__container_cost
  check ((kind = 'container_cost') = (container_cost_id is not null));
-- several compensations of an order, and several costs of a container, stand in one currency
alter table charges drop constraint charges__one;
alter table charges add constraint charges__one unique nulls not distinct
  (kind, currency_id, order_id, lading_bill_id, purchase_id, sfa_id, container_id, compensation_id,
    container_cost_id);

alter table purchases add column compensation_cuts_price boolean not null default false;
comment on column purchases.compensation_cuts_price is
  'What the supplier grants lowers what the purchase asks; else it is income of its own';
update purchases set compensation_cuts_price = true where compensation > 0;
