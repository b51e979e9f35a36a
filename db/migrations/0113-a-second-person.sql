-- What needs a second person. See docs/decisions/0113-a-second-person.md.
alter table organizations
  add column second_person_above numeric
    constraint organizations__second_person_above check (second_person_above >= 0),
  add column second_person_kinds text[] not null default array['withdrawal', 'payment_supplier',
    'buy_foreign_currency', 'transfer', 'other_payment', 'payment_order_refund', 'payment_service_refund',
    'compensation_refund', 'reversal'];
comment on column organizations.second_person_above is
  'VND: vouchers worth more wait for a second person; null where none does';
comment on column organizations.second_person_kinds is 'The kinds of vouchers that wait above it';

create table voucher_requests (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  type_id text not null,
  input jsonb not null,
  amount numeric not null,
  currency_id text not null references currencies (id),
  amount_base numeric not null,
  voucher_date date not null,
  transactionable_type text,
  transactionable_id bigint,
  fund_id bigint references funds (id),
  card_id bigint references cards (id),
  reverses_id bigint references transactions (id),
  created_by bigint not null references users (id),
  decided_by bigint references users (id),
  decided_at timestamptz,
  reason text,
  transaction_id bigint references transactions (id) deferrable initially deferred,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint voucher_requests__amount check (amount > 0),
  constraint voucher_requests__second_person check (decided_by <> created_by),
  constraint voucher_requests__decided check ((decided_by is null) = (decided_at is null)),
  constraint voucher_requests__one_end check
    (case when decided_at is null then transaction_id is null and reason is null
      else (transaction_id is null) <> (reason is null) end),
  constraint voucher_requests__voucher unique (transaction_id)
);
comment on table voucher_requests is 'Vouchers above the limit: asked for by one person, posted or declined by another';
comment on column voucher_requests.input is 'What the call was sent, as it was validated: params, query and body';
comment on column voucher_requests.amount_base is 'In VND, as the limit was asked';
create index voucher_requests__organization on voucher_requests (organization_id, id desc);
create index voucher_requests__waiting on voucher_requests (organization_id) where decided_at is null;
