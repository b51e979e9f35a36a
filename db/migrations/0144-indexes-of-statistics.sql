-- The first day on which a document is due is the first entry of it. See docs/decisions/0135-days-are-kept-in-blocks.md.
drop index debt_lots__open;
create index debt_lots__open on debt_lots (party_type, party_id, currency_id, document, kind, payment_due_date)
  include (organization_id, amount, repaid)
  where repaid < amount;
-- The journal of one kind of voucher. Without the posting's number its entries share what they have in common.
create index ledger_postings__kind on ledger_postings (organization_id, kind, voucher_date);
