-- Order: orders, contracts, auctions, purchases, trackings, and the distribution of purchased goods to order lines.

-- Words

create table shipment_methods (
  id text primary key,
  name text not null,
  volumetric_factor numeric not null constraint shipment_methods__volumetric_factor check (volumetric_factor > 0)
);
comment on table shipment_methods is 'Ways of transport: air, sea';
comment on column shipment_methods.volumetric_factor is 'kg per m3';

create table order_types (
  id text primary key,
  name text not null,
  prefix text not null constraint order_types__prefix unique
);
comment on table order_types is 'Order types: retail, wholesale, shipment, payment, auction';
comment on column order_types.prefix is 'Start of the order number';

create table order_statuses (
  id text primary key,
  name text not null,
  group_id text not null constraint order_statuses__group check (group_id in ('progress', 'item', 'tracking')),
  position integer not null
);
comment on table order_statuses is 'Statuses of orders, order lines and trackings';
comment on column order_statuses.group_id is 'progress: of an order; item: of a line; tracking: of a tracking';

create table purchase_statuses (
  id text primary key,
  name text not null,
  position integer not null
);
comment on table purchase_statuses is 'Statuses of purchases';

create table contract_statuses (
  id text primary key,
  name text not null,
  position integer not null
);
comment on table contract_statuses is 'Statuses of contracts';

-- Contracts and orders

create sequence contract_number;

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
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint contracts__agreed check (service_fee >= 0 and purchase_cost >= 0),
  constraint contracts__days check (end_date is null or start_date <= end_date)
);
create index contracts__created_at on contracts (created_at desc, id desc, organization_id);
create index contracts__updated_at on contracts (updated_at desc, id desc, organization_id);
create index contracts__status on contracts (status_id, created_at desc, id desc);
create index contracts__customer on contracts (customer_id, created_at desc, id desc);
create index contracts__created_by on contracts (created_by, created_at desc, id desc);
create index contracts__ending on contracts (end_date) where status_id = 'Open';
create index contracts__start_date on contracts (start_date desc, id desc, organization_id);
create index contracts__end_date on contracts (end_date desc, id desc, organization_id);
create index contracts__id_search on contracts using gin (id collate "C" gin_trgm_ops);
comment on table contracts is 'Agreements with customers to which orders can be attached';
comment on column contracts.service_fee is 'Agreed amount, shown beside the sums of its orders and never charged';
comment on column contracts.purchase_cost is 'Agreed amount, shown beside the sums of its orders and never charged';

-- Order numbers may have gaps, so a sequence, which never blocks, gives them.
create sequence order_number;

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
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  contract_id text references contracts,
  cancel_fee numeric not null default 0,
  constraint orders__cancel_fee check (cancel_fee >= 0 and (cancel_fee = 0 or cancelled_at is not null)),
  constraint orders__fees check (insurance_fee >= 0 and special_goods_fee >= 0 and additional_cost >= 0 and base_service_fee >= 0)
) with (fillfactor = 80);
create index orders__created_at on orders (created_at desc, id desc, organization_id);
create index orders__type on orders (type_id, created_at desc, id desc, organization_id);
create index orders__status on orders (status_id, created_at desc, id desc, type_id, organization_id);
create index orders__updated_at on orders (updated_at desc, id desc, organization_id, created_at);
create index orders__sold_to on orders (sale_id, customer_id);
create index orders__contract on orders (contract_id, created_at desc, id desc) where contract_id is not null;
create index orders__sale on orders (sale_id, created_at desc, id desc) include (customer_id, type_id);
create index orders__created_by on orders (created_by, created_at desc, id desc) include (sale_id, customer_id, type_id);
create index orders__customer on orders (customer_id, created_at desc, id desc) include (sale_id, created_by, type_id, organization_id);
create index orders__id_search on orders using gin (id collate "C" gin_trgm_ops);
comment on table orders is 'Orders of customers';
comment on column orders.id is 'Order number: prefix of the type and order_number';
comment on column orders.sale_id is 'Seller';
comment on column orders.status_id is 'Computed from facts (docs/architecture.md), never set by hand';
comment on column orders.step_times is 'When each progress step was first reached, by step id';
comment on column orders.special_declaration is 'VND, declared value of special goods';
comment on column orders.insurance_declaration is 'VND, declared value for insurance';
comment on column orders.insurance_fee is 'VND, part of the service fee';
comment on column orders.special_goods_fee is 'VND, part of the service fee';
comment on column orders.additional_cost is 'VND, part of the service fee';
comment on column orders.base_service_fee is 'VND, part of the service fee';
comment on column orders.service_fee_boxes is 'VND for handling boxes, part of the service fee';
comment on column orders.purchase_cost_currency_id is 'Currency of the goods';
comment on column orders.cancel_fee is 'Charged in the currency of the goods since the order was cancelled';

create table order_items (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  product_id text not null references products,
  original_product_id text references products,
  quantity numeric not null constraint order_items__quantity check (quantity > 0),
  cancelled_quantity numeric not null default 0,
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
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  tolerance_percent numeric not null default 0 constraint order_items__tolerance check (tolerance_percent >= 0 and tolerance_percent < 100),
  organization_id bigint not null,
  order_created_at timestamptz not null,
  constraint order_items__cancelled check (cancelled_quantity >= 0 and cancelled_quantity <= quantity)
);
create index order_items__to_buy on order_items (product_id) include (order_id, id, quantity, cancelled_quantity, purchased_quantity, distributed_quantity) where purchased_quantity < quantity - cancelled_quantity;
create index order_items__original_product on order_items (original_product_id) where original_product_id is not null;
create index order_items__order on order_items (order_id, id) include (product_id, organization_id, order_created_at);
create index order_items__product on order_items (product_id, order_created_at desc, id desc) include (organization_id, order_id);
create index order_items__created_at on order_items (order_created_at desc, id desc) include (organization_id, product_id, order_id);
create index order_items__needs_goods on order_items (id) include (order_id) where distributed_quantity < (quantity - cancelled_quantity);
create statistics order_items__lacking on (quantity - cancelled_quantity - distributed_quantity) from order_items;
comment on table order_items is 'Lines of orders';
comment on column order_items.original_product_id is 'Product that was ordered first, where another replaced it';
comment on column order_items.quantity is 'Pieces ordered, cancelled ones included';
comment on column order_items.price is 'Net price of one piece';
comment on column order_items.discount_tax_per_tax_percent is 'Per cent of the tax that is granted back';
comment on column order_items.amount is 'price × (quantity - cancelled_quantity), rounded';
comment on column order_items.balance is 'amount + tax - discount_tax of the whole line, rounded';
comment on column order_items.purchased_quantity is 'Sum of purchase_item_sources of purchases that are not cancelled';
comment on column order_items.distributed_quantity is 'Sum of order_distributions';
comment on column order_items.tolerance_percent is 'Quantity tolerance when the line was ordered; null once it is settled at the received quantity';
comment on column order_items.organization_id is 'Of the order; never changes';
comment on column order_items.order_created_at is 'created_at of the order; never changes';

create table order_shipment_infos (
  order_id text primary key references orders,
  consignee text,
  tel text,
  address text,
  ward_id text references wards,
  note text,
  sender_name text,
  sender_tel text,
  sender_address text,
  sender_ward_id text references wards,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create index order_shipment_infos__created_at on order_shipment_infos (created_at desc, order_id desc);
comment on table order_shipment_infos is 'Recipient and sender of an order, copied from an address so that later edits do not change it';

-- Auctions

create table auction_lots (
  id bigint generated always as identity primary key,
  order_id text not null constraint auction_lots__order unique references orders on delete cascade,
  auction_id text not null,
  title text not null,
  url text,
  image text,
  ends_at timestamptz not null,
  max_bid numeric not null constraint auction_lots__max_bid check (max_bid > 0),
  fee numeric not null default 0 constraint auction_lots__fee check (fee >= 0),
  domestic_shipping numeric not null default 0 constraint auction_lots__shipping check (domestic_shipping >= 0),
  current_bid numeric,
  state text not null default 'waiting' constraint auction_lots__state check (state in ('waiting', 'bidding', 'outbid', 'won', 'lost', 'cancelled')),
  won_price numeric,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  proposed text constraint auction_lots__proposed check (proposed in ('outbid', 'won', 'lost')),
  proposed_price numeric,
  proposed_at timestamptz,
  asked_at timestamptz,
  constraint auction_lots__proposed_while_open check (proposed is null or (proposed_at is not null and state in ('bidding', 'outbid'))),
  constraint auction_lots__won check (state <> 'won' or won_price is not null)
);
create index auction_lots__ending on auction_lots (ends_at) where state in ('bidding', 'outbid');
create index auction_lots__with_result on auction_lots (order_id) where proposed is not null;
comment on table auction_lots is 'The auction lot of an auction order: one lot per order';
comment on column auction_lots.auction_id is 'Identifier at the auction site';
comment on column auction_lots.max_bid is 'JPY, highest bid that the customer authorized';
comment on column auction_lots.fee is 'JPY held beside the bid for the auction''s fee';
comment on column auction_lots.domestic_shipping is 'JPY held beside the bid for transport to the warehouse, an estimate';
comment on column auction_lots.current_bid is 'JPY';
comment on column auction_lots.state is 'waiting (for approval), bidding, outbid, won, lost, cancelled';
comment on column auction_lots.won_price is 'JPY; set where the state is won';
comment on column auction_lots.proposed is 'Result that the auction site reports, until a person confirms it';
comment on column auction_lots.proposed_price is 'JPY';
comment on column auction_lots.asked_at is 'Last query to the auction site after the end';

create table auction_logs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  order_id text not null references orders on delete cascade,
  creator_id bigint references users,
  action text not null constraint auction_logs__action check (action in ('bid', 'raise', 'watch', 'outbid', 'won', 'lost', 'cancelled')),
  price numeric,
  current_price numeric,
  message text,
  created_at timestamptz not null default now()
);
create index auction_logs__order on auction_logs (order_id, id);
create index auction_logs__organization on auction_logs (organization_id, id);
revoke update, delete on auction_logs from hakobu_app;
comment on table auction_logs is 'Events of a lot, append-only by grant';
comment on column auction_logs.price is 'JPY';
comment on column auction_logs.current_price is 'JPY, at the auction site';

-- Purchases

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
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  compensation_cuts_price boolean not null default false,
  is_in_books boolean not null default true
);
create index purchases__supplier on purchases (supplier_id, id desc);
create index purchases__created_at on purchases (created_at desc, id desc, organization_id);
create index purchases__updated_at on purchases (updated_at desc, id desc);
create index purchases__status on purchases (status_id, id desc);
create index purchases__currency on purchases (currency_id, id desc);
create index purchases__buyer on purchases (buyer_id, id desc) include (supplier_id);
comment on table purchases is 'Purchases from suppliers';
comment on column purchases.buyer_id is 'User who buys';
comment on column purchases.additional_cost is 'In the currency of the purchase';
comment on column purchases.compensation is 'Granted by the supplier, in the currency of the purchase';
comment on column purchases.compensation_cuts_price is 'true: compensation lowers the amount due; false: it is income of its own';
comment on column purchases.is_in_books is 'Its goods are posted; false for purchases received before goods were posted';

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
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  note text,
  constraint purchase_items__distributed check (distributed_quantity >= 0 and distributed_quantity <= received_quantity)
);
create index purchase_items__purchase on purchase_items (purchase_id, id);
create index purchase_items__product on purchase_items (product_id, id);
create index purchase_items__to_distribute on purchase_items (id) where distributed_quantity < received_quantity;
create index purchase_items__available on purchase_items (purchase_id) include (product_id, received_quantity, distributed_quantity) where distributed_quantity < received_quantity;
create index purchase_items__available_goods on purchase_items (product_id, purchase_id) include (received_quantity, distributed_quantity) where distributed_quantity < received_quantity;
create statistics purchase_items__remaining on (received_quantity - distributed_quantity) from purchase_items;
comment on table purchase_items is 'Lines of purchases';
comment on column purchase_items.price is 'Net price of one piece';
comment on column purchase_items.discount_tax_per_tax_percent is 'Per cent of the tax that is granted back';
comment on column purchase_items.balance is 'amount + tax - discount_tax of the whole line, rounded';
comment on column purchase_items.received_quantity is 'Pieces tallied in inbound parcels';
comment on column purchase_items.distributed_quantity is 'Sum of order_distributions';
comment on column purchase_items.short_closed_quantity is 'Pieces that will not arrive any more (short close)';
comment on column purchase_items.note is 'Remark for the supplier or a colleague';

create table purchase_item_sources (
  purchase_item_id bigint not null references purchase_items,
  order_item_id bigint not null references order_items,
  quantity numeric not null constraint purchase_item_sources__quantity check (quantity > 0),
  constraint purchase_item_sources__one primary key (purchase_item_id, order_item_id)
);
create index purchase_item_sources__order_item on purchase_item_sources (order_item_id);
comment on table purchase_item_sources is 'Order lines for which a purchase line buys, with the quantity for each';

create table order_payees (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  supplier_id bigint not null references suppliers,
  amount numeric not null constraint order_payees__amount check (amount > 0),
  currency_id text not null references currencies,
  due_date date,
  note text,
  purchase_id bigint references purchases,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
create index order_payees__order on order_payees (order_id);
create unique index order_payees__purchase on order_payees (purchase_id) where purchase_id is not null;
comment on table order_payees is 'Suppliers to be paid for a payment order; approving it makes a purchase for each';
comment on column order_payees.purchase_id is 'The purchase that was made; null before approval';

create table order_distributions (
  id bigint generated always as identity primary key,
  purchase_item_id bigint not null references purchase_items,
  order_item_id bigint not null references order_items,
  quantity numeric not null constraint order_distributions__quantity check (quantity > 0),
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  organization_id bigint not null,
  customer_id bigint not null,
  constraint order_distributions__one unique (purchase_item_id, order_item_id)
);
create index order_distributions__order_item on order_distributions (order_item_id);
create index order_distributions__created_at on order_distributions (created_at desc, id desc);
create index order_distributions__customer on order_distributions (customer_id, id desc) include (organization_id);
comment on table order_distributions is 'Pieces of a purchase line allocated to an order line';
comment on column order_distributions.organization_id is 'Of the order; never changes';
comment on column order_distributions.customer_id is 'Of the order; never changes';

-- Trackings

-- Codes for parcels whose tracking number is not known yet.
create sequence tracking_number;

create table trackings (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  code text not null,
  value text,
  created_by bigint references users,
  received_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  claims integer not null default 0 constraint trackings__claims check (claims >= 0),
  claimed boolean generated always as ((claims > 0)) stored not null,
  constraint trackings__code unique (organization_id, code)
);
create index trackings__created_at on trackings (created_at desc, id desc);
create index trackings__code_order on trackings (code, id);
create index trackings__created_by on trackings (created_by, id desc);
create index trackings__expected on trackings (id) where received_at is null;
create index trackings__code_search on trackings using gin (lower(code) gin_trgm_ops);
create index trackings__code_grams on trackings using gin (grams_of(lower(code)));
create index trackings__received_at on trackings (received_at desc, id desc);
create index trackings__claimed on trackings (claimed, id desc);
comment on table trackings is 'Tracking numbers of parcels';
comment on column trackings.code is 'Upper case without separators, as a scanner compares it';
comment on column trackings.value is 'As it was typed';
comment on column trackings.claims is 'Number of purchases and orders that it belongs to, maintained by triggers';
comment on column trackings.claimed is 'It belongs to a purchase or an order';

create table purchase_trackings (
  purchase_id bigint not null references purchases,
  tracking_id bigint not null references trackings,
  attached_at timestamptz not null default now(),
  constraint purchase_trackings__one primary key (purchase_id, tracking_id)
);
create index purchase_trackings__tracking on purchase_trackings (tracking_id);
comment on table purchase_trackings is 'Trackings of purchases';
comment on column purchase_trackings.attached_at is 'Parcels packed later may not hold more than was tallied; null: attached before this was recorded';

create table order_trackings (
  order_id text not null references orders,
  tracking_id bigint constraint order_trackings__one primary key references trackings,
  note text,
  created_at timestamptz not null default now()
);
create index order_trackings__order on order_trackings (order_id);
comment on table order_trackings is 'Trackings of orders; a parcel belongs to one order';
create function count_claims() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update trackings t
    set claims = t.claims + c.count
    from (select tracking_id, count(*) as count from links group by tracking_id) c
    where t.id = c.tracking_id;
  else
    update trackings t
    set claims = t.claims - c.count
    from (select tracking_id, count(*) as count from links group by tracking_id) c
    where t.id = c.tracking_id;
  end if;
  return null;
end $$;
comment on function count_claims is 'Maintains trackings.claims';
create trigger purchase_trackings__claim after insert on purchase_trackings
  referencing new table as links for each statement execute function count_claims();
create trigger purchase_trackings__release after delete on purchase_trackings
  referencing old table as links for each statement execute function count_claims();
create trigger order_trackings__claim after insert on order_trackings
  referencing new table as links for each statement execute function count_claims();
create trigger order_trackings__release after delete on order_trackings
  referencing old table as links for each statement execute function count_claims();
