-- What of debt is not due yet is told without fetching it. See docs/decisions/0150-who-owes-what-is-counted-by-its-parts.md.
drop index debt_lots__due;
create index debt_lots__due on debt_lots (payment_due_date)
  include (party_type, party_id, currency_id, organization_id, kind, amount, repaid)
  where repaid < amount;
