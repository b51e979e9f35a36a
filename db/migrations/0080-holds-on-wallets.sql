-- Part of a wallet is kept for an order: nothing that takes money out of the wallet may take that part.
-- See docs/decisions/0080-holds-on-wallets.md.
alter table ledger_accounts
  add column held numeric not null default 0 constraint ledger_accounts__held check (held >= 0);
comment on column ledger_accounts.held is 'The sum of the open holds on its wallet; the balance may not fall below the minimum and that';
alter table ledger_accounts drop constraint ledger_accounts__minimum;
alter table ledger_accounts add constraint ledger_accounts__minimum
  check (minimum is null or sign * (debit - credit) >= minimum + held);

create table wallet_holds (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  wallet_id bigint not null references wallets,
  order_id text not null references orders,
  amount numeric not null constraint wallet_holds__amount check (amount > 0),
  expires_at timestamptz,
  transaction_id bigint references transactions deferrable initially deferred,
  released_at timestamptz,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint wallet_holds__one_end check (transaction_id is null or released_at is null)
);
comment on table wallet_holds is 'Money of a wallet that is kept for an order. Open while neither taken by a voucher nor released';
comment on column wallet_holds.transaction_id is 'The voucher that took it';
create unique index wallet_holds__one_open on wallet_holds (order_id)
  where transaction_id is null and released_at is null;
create index wallet_holds__wallet on wallet_holds (wallet_id);
create index wallet_holds__order on wallet_holds (order_id);
create index wallet_holds__expiring on wallet_holds (expires_at)
  where transaction_id is null and released_at is null;
