-- The journal finds postings of an amount.
create index ledger_postings__amount on ledger_postings (amount_base);
