-- Any page of an account's ledger is found by its days. See docs/decisions/0122-sides-of-accounts.md.
alter table account_days add column lines integer;
update account_days d
set lines = s.lines
from (
  select l.organization_id, l.account_id, l.currency_id, x.day, sum(x.lines)::integer as lines
  from ledger_days x
  join ledger_accounts l on l.id = x.ledger_account_id
  group by 1, 2, 3, 4) s
where (s.organization_id, s.account_id, s.currency_id, s.day)
  = (d.organization_id, d.account_id, d.currency_id, d.day);
alter table account_days alter column lines set not null;
comment on column account_days.lines is 'How many sides of postings it sums';
create index account_days__account on account_days (account_id, day);
