-- The journal of one kind of voucher in its order. See docs/decisions/0162-the-journal-of-a-kind.md.
drop index ledger_postings__kind;
create index ledger_postings__kind on ledger_postings (organization_id, kind, voucher_date, id);
