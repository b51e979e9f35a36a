-- What we owe customers for damage and delay. See docs/decisions/0098-compensations.md.
create table compensations (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  type text not null constraint compensations__type check (type in ('warehouse', 'order')),
  order_id text not null references orders (id),
  lading_bill_id bigint references lading_bills (id),
  currency_id text not null references currencies (id),
  amount numeric not null,
  note text not null,
  deleted_at timestamptz,
  created_by bigint references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint compensations__amount check (amount > 0),
  constraint compensations__bill check ((type = 'warehouse') = (lading_bill_id is not null))
);
comment on column compensations.deleted_at is
  'When it was taken back; the row stays, for its postings are in the books';
create index compensations__order on compensations (order_id);
create index compensations__lading_bill on compensations (lading_bill_id) where lading_bill_id is not null;
create index compensations__type on compensations (type, id) where deleted_at is null;

create table compensation_boxes (
  compensation_id bigint not null references compensations (id),
  box_id bigint not null references boxes (id),
  quantity integer not null,
  primary key (compensation_id, box_id),
  constraint compensation_boxes__quantity check (quantity = -1 or quantity > 0)
);
comment on column compensation_boxes.quantity is '-1: the whole parent box';
create index compensation_boxes__box on compensation_boxes (box_id);

alter table charges add column compensation_id bigint
  constraint charges__compensation_id references compensations (id);
create index charges__compensation on charges (compensation_id) where compensation_id is not null;
alter table charges add constraint charges__compensation
  check ((kind = 'compensation') = (compensation_id is not null));
