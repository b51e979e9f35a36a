-- Goods that came in, their cost and the revenue they bring are posted. See docs/decisions/0101-goods-cost-and-revenue.md.
create table recognitions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  transaction_id bigint not null references transactions deferrable initially deferred,
  charge_id bigint not null references charges,
  passed_charge_id bigint references charges,
  amount numeric not null,
  amount_base numeric not null,
  vat_percent numeric not null default 0,
  vat_base numeric not null default 0,
  constraint recognitions__vat check (vat_percent >= 0 and vat_percent < 100 and abs(vat_base) <= abs(amount_base))
);
comment on table recognitions is 'What of charges was recognised as goods or revenue, below zero where that was undone; the rows of one sum to it. Append-only';
comment on column recognitions.passed_charge_id is
  'Goods bought in a customer''s name: the charge of the order beside that of the purchase, and the other way round';
comment on column recognitions.amount_base is 'In VND, VAT included';
create index recognitions__charge on recognitions (charge_id);
create index recognitions__transaction on recognitions (transaction_id);
revoke update, delete on recognitions from hakobu_app;

create table goods_values (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  transaction_id bigint references transactions deferrable initially deferred,
  purchase_item_id bigint references purchase_items,
  charge_id bigint references charges,
  order_id text references orders,
  quantity numeric not null default 0,
  amount_base numeric not null,
  constraint goods_values__way check (charge_id is not null or order_id is not null)
);
comment on table goods_values is 'What goods in stock are worth: in by a charge, out by the order they went to. Append-only';
comment on column goods_values.transaction_id is 'Null where pieces moved that are worth nothing';
comment on column goods_values.amount_base is 'In VND; below zero where goods leave, or what came in is worth less';
create index goods_values__purchase_item on goods_values (purchase_item_id);
create index goods_values__charge on goods_values (charge_id) where charge_id is not null;
create index goods_values__order on goods_values (order_id) where order_id is not null;
create index goods_values__transaction on goods_values (transaction_id);
revoke update, delete on goods_values from hakobu_app;

-- What came of these before is not in the books, so the rest of them stays out as well.
alter table purchases add column is_in_books boolean not null default true;
comment on column purchases.is_in_books is
  'Its goods are posted; not where some of them came, or payees were taken on, before that was done';
update purchases p
set is_in_books = false
where exists (select from purchase_items i where i.purchase_id = p.id and i.received_quantity > 0)
  or exists (select from order_payees y where y.purchase_id = p.id);

create table sales_vat_rates (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  type_id text not null references order_types,
  currency_id text not null references currencies,
  percent numeric not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint sales_vat_rates__one unique (organization_id, type_id, currency_id),
  constraint sales_vat_rates__percent check (percent >= 0 and percent < 100)
);
comment on table sales_vat_rates is 'VAT that is in what orders of a type ask in a currency; none where it says nothing';
