-- Whose charges ask for something that is not on debt, told by entries that share what they have in common; and
-- what of debt is not due yet, told without fetching it. See docs/decisions/0150-who-owes-what-is-counted-by-whom.md.
create index charges__asked on charges (party_type, party_id, currency_id, organization_id)
  where (debited <> repaid or total <> resolved + debited) and kind <> 'compensation' and unsolved <> 0;
drop index debt_lots__due;
create index debt_lots__due on debt_lots (payment_due_date)
  include (party_type, party_id, currency_id, organization_id, kind, amount, repaid)
  where repaid < amount;
