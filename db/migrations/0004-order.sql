-- Orders with their lines, purchases with theirs, trackings, and the distribution of what was bought to who ordered it.
create table shipment_methods (
  id text primary key,
  name text not null,
  volumetric_factor numeric not null constraint shipment_methods__volumetric_factor check (volumetric_factor > 0)
);
comment on column shipment_methods.volumetric_factor is 'kg per m3';

create table order_types (id text primary key, name text not null, prefix text not null constraint order_types__prefix unique);
create table order_statuses (id text primary key, name text not null, group_id text not null constraint order_statuses__group check (group_id in ('progress', 'item', 'tracking')), position integer not null);
create table purchase_statuses (id text primary key, name text not null, position integer not null);

-- Order numbers need no order and no missing-number rule, so a sequence that never blocks serves.
create sequence order_number;
grant usage on sequence order_number to hakobu_app;

create table orders (
  id text primary key,
  organization_id bigint not null references organizations,
  type_id text not null references order_types,
  customer_id bigint not null references users,
  sale_id bigint references users,
  created_by bigint references users,
  shipment_method_id text references shipment_methods,
  status_id text not null references order_statuses,
  step_times jsonb not null default '{}',
  approved_at timestamptz,
  approved_by bigint references users,
  cancelled_at timestamptz,
  cancel_reason text,
  note text,
  special_declaration numeric not null default 0,
  insurance_declaration numeric not null default 0,
  insurance_fee numeric not null default 0,
  special_goods_fee numeric not null default 0,
  additional_cost numeric not null default 0,
  base_service_fee numeric not null default 0,
  service_fee_boxes numeric not null default 0,
  purchase_cost_currency_id text not null default 'JPY',
  service_fee_currency_id text not null default 'VND',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint orders__fees check (insurance_fee >= 0 and special_goods_fee >= 0 and additional_cost >= 0 and base_service_fee >= 0)
) with (fillfactor = 80);
comment on column orders.status_id is 'Computed from facts, see docs/architecture.md; never set by hand';
comment on column orders.step_times is 'When each progress step was first reached, by step id';
create index orders__created_at on orders (organization_id, created_at desc, id desc);
create index orders__type_created_at on orders (organization_id, type_id, created_at desc, id desc);
create index orders__type_status on orders (organization_id, type_id, status_id, created_at desc, id desc);
create index orders__customer on orders (customer_id, created_at desc, id desc);
create index orders__sale on orders (sale_id, created_at desc, id desc);
create index orders__updated_at on orders (organization_id, updated_at desc, id desc);

create table order_items (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  product_id text not null references products,
  original_product_id text references products,
  quantity numeric not null constraint order_items__quantity check (quantity > 0),
  cancelled_quantity numeric not null default 0 constraint order_items__cancelled check (cancelled_quantity >= 0 and cancelled_quantity <= quantity),
  price numeric not null constraint order_items__price check (price >= 0),
  tax_percent numeric not null default 0 constraint order_items__tax_percent check (tax_percent >= 0 and tax_percent < 100),
  discount_tax_per_tax_percent numeric not null default 0 constraint order_items__discount_percent check (discount_tax_per_tax_percent >= 0 and discount_tax_per_tax_percent < 100),
  amount numeric not null,
  tax numeric not null,
  discount_tax numeric not null,
  balance numeric not null,
  currency_id text not null default 'JPY',
  expected_delivery date,
  note text,
  purchased_quantity numeric not null default 0 constraint order_items__purchased check (purchased_quantity >= 0),
  distributed_quantity numeric not null default 0 constraint order_items__distributed check (distributed_quantity >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on column order_items.price is 'Net price of one piece';
comment on column order_items.balance is 'amount + tax - discount_tax of the whole line, rounded';
comment on column order_items.purchased_quantity is 'Kept sum of purchase_item_sources of purchases that are not cancelled';
create index order_items__order on order_items (order_id, id);
create index order_items__to_buy on order_items (product_id) where purchased_quantity < quantity - cancelled_quantity;

create table trackings (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  code text not null,
  value text,
  created_by bigint references users,
  received_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint trackings__code unique (organization_id, code)
);
comment on column trackings.code is 'Upper case without separators, as a scanner compares it; what was typed is in value';

create table purchases (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  supplier_id bigint not null references suppliers,
  buyer_id bigint references users,
  currency_id text not null,
  status_id text not null references purchase_statuses,
  additional_cost numeric not null default 0 constraint purchases__additional_cost check (additional_cost >= 0),
  compensation numeric not null default 0 constraint purchases__compensation check (compensation >= 0),
  note text,
  approved_at timestamptz,
  ordered_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index purchases__created_at on purchases (organization_id, created_at desc, id desc);
create index purchases__supplier on purchases (supplier_id, id desc);

create table purchase_items (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchases,
  product_id text not null references products,
  quantity numeric not null constraint purchase_items__quantity check (quantity > 0),
  price numeric not null constraint purchase_items__price check (price >= 0),
  tax_percent numeric not null default 0,
  discount_tax_per_tax_percent numeric not null default 0,
  amount numeric not null,
  tax numeric not null,
  discount_tax numeric not null,
  balance numeric not null,
  status_id text not null default 'Newish' references order_statuses,
  received_quantity numeric not null default 0 constraint purchase_items__received check (received_quantity >= 0),
  distributed_quantity numeric not null default 0,
  short_closed_quantity numeric not null default 0 constraint purchase_items__short_closed check (short_closed_quantity >= 0),
  short_close_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint purchase_items__distributed check (distributed_quantity >= 0 and distributed_quantity <= received_quantity)
);
comment on constraint purchase_items__distributed on purchase_items is 'Invariant D-1';
create index purchase_items__purchase on purchase_items (purchase_id, id);
create index purchase_items__available on purchase_items (purchase_id) where distributed_quantity < received_quantity;

create table purchase_item_sources (
  purchase_item_id bigint not null references purchase_items,
  order_item_id bigint not null references order_items,
  quantity numeric not null constraint purchase_item_sources__quantity check (quantity > 0),
  constraint purchase_item_sources__one primary key (purchase_item_id, order_item_id)
);
comment on table purchase_item_sources is 'For which order lines a purchase line buys';
create index purchase_item_sources__order_item on purchase_item_sources (order_item_id);

create table purchase_trackings (
  purchase_id bigint not null references purchases,
  tracking_id bigint not null references trackings,
  constraint purchase_trackings__one primary key (purchase_id, tracking_id)
);
create index purchase_trackings__tracking on purchase_trackings (tracking_id);

create table order_distributions (
  id bigint generated always as identity primary key,
  purchase_item_id bigint not null references purchase_items,
  order_item_id bigint not null references order_items,
  quantity numeric not null constraint order_distributions__quantity check (quantity > 0),
  created_by bigint references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint order_distributions__one unique (purchase_item_id, order_item_id)
);
create index order_distributions__order_item on order_distributions (order_item_id);
