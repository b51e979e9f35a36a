-- Orders of shipments name the parcels that customers bought elsewhere and that we forward. A parcel belongs
-- to one order. See docs/decisions/0071-parcels-of-shipments.md.
create table order_trackings (
  order_id text not null references orders (id),
  tracking_id bigint not null references trackings (id),
  note text,
  created_at timestamptz not null default now(),
  constraint order_trackings__one primary key (tracking_id)
);
create index order_trackings__order on order_trackings (order_id);

-- A parcel that is announced before its code is known gets one of ours.
create sequence tracking_number;
grant usage on sequence tracking_number to hakobu_app;

-- Who sends and who receives the goods of an order: a copy, so that an address may change afterwards.
create table order_shipment_infos (
  order_id text primary key references orders (id),
  consignee text,
  tel text,
  address text,
  ward_id text references wards (id),
  note text,
  sender_name text,
  sender_tel text,
  sender_address text,
  sender_ward_id text references wards (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
