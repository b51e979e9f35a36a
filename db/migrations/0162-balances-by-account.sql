-- Balances of an account in their order tell whose they are, so that who owes and who holds anything is read
-- without the accounts themselves. See docs/decisions/0143-lists-in-the-order-that-is-asked.md.
drop index ledger_accounts__balance_rank;
create index ledger_accounts__balance_rank on ledger_accounts (party_type, account_id, balance_rank)
  include (party_id, currency_id, organization_id)
  where balance_rank <> 0;
