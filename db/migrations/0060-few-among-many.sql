-- Wallets of suppliers are few among those of customers: what both are walked by begins with whose they are.
-- Reviews are searched by the plain form of what they say. See docs/decisions/0049-what-lists-keep.md.
drop index ledger_accounts__balance_rank;
create index ledger_accounts__balance_rank on ledger_accounts (party_type, balance_rank)
  where balance_rank <> 0;
create index wallets__type on wallets (walletable_type, id);
alter table product_reviews
  add column plain_content text generated always as (plain(content)) stored;
