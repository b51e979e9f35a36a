-- Orders of payment name whom we pay in Japan for the customer. Approving makes one purchase for each, which is
-- paid as any other. See docs/decisions/0072-payees-are-purchases.md.
create table order_payees (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  supplier_id bigint not null references suppliers (id),
  amount numeric not null,
  currency_id text not null references currencies (id),
  due_date date,
  note text,
  purchase_id bigint references purchases (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint order_payees__amount check (amount > 0)
);
create index order_payees__order on order_payees (order_id);
create unique index order_payees__purchase on order_payees (purchase_id) where purchase_id is not null;
