-- The lines of an account stand in their order: of a day with thousands of them, those at either end are read
-- alone. See docs/decisions/0158-a-days-lines-from-either-end.md.
drop index ledger_postings__from;
drop index ledger_postings__to;
create index ledger_postings__from on ledger_postings (from_account_id, voucher_date, id);
create index ledger_postings__to on ledger_postings (to_account_id, voucher_date, id);
