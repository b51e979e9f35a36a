-- Wallets are found and sorted by what they hold through the first two digits of it. An index on the balance
-- itself would be written with every posting; this one is written when the digits change, so that accounts
-- which many postings touch stay where they are. See docs/decisions/0049-what-lists-keep.md.
create function rank_of(amount numeric) returns numeric language sql immutable strict parallel safe as $$
  select case when amount = 0 then 0 when abs(amount) < 1 then sign(amount) / 2
    else trunc(amount, 2 - length(trunc(abs(amount))::text)) end
$$;
comment on function rank_of is 'An amount to its first two digits: greater amounts have no smaller rank';

alter table ledger_accounts
  add column balance_rank numeric not null generated always as (rank_of(sign * (debit - credit))) stored;
create index ledger_accounts__balance_rank on ledger_accounts (balance_rank) where balance_rank <> 0;
create unique index wallets__ledger_account on wallets (ledger_account_id);
