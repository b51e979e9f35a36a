-- One business may buy from us and sell to us: what each owes the other can be netted. See
-- docs/decisions/0108-netting.md.
create table party_links (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  customer_id bigint not null references users (id),
  supplier_id bigint not null references suppliers (id),
  created_by bigint references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint party_links__customer unique (customer_id),
  constraint party_links__supplier unique (supplier_id)
);
