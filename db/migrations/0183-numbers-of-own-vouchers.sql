-- The index of whose vouchers are has their numbers too, so that tens of thousands of one's own are compared without being
-- fetched. Balances that are not nothing tell whose account they are. See docs/decisions/0180-own-vouchers-by-their-numbers.md.
create index transactions__transactionable_numbers on transactions
  (transactionable_type, transactionable_id, voucher_date desc, id desc) include (code_ref);
drop index transactions__transactionable;
alter index transactions__transactionable_numbers rename to transactions__transactionable;

create index ledger_accounts__balance_rank_ids on ledger_accounts (party_type, account_id, balance_rank)
  include (party_id, currency_id, organization_id, id)
  where balance_rank <> 0;
drop index ledger_accounts__balance_rank;
alter index ledger_accounts__balance_rank_ids rename to ledger_accounts__balance_rank;
