-- Where each party stood on any day. See docs/decisions/0122-sides-of-accounts.md.
-- No default: a roll-up that does not know of the totals fails, and leaves what it would take to one that does.
alter table ledger_days
  add column total_debit numeric,
  add column total_credit numeric,
  add column total_debit_base numeric,
  add column total_credit_base numeric;
update ledger_days d
set (total_debit, total_credit, total_debit_base, total_credit_base) = (t.debit, t.credit, t.debit_base, t.credit_base)
from (
  select ledger_account_id, day, sum(debit) over upto as debit, sum(credit) over upto as credit,
    sum(debit_base) over upto as debit_base, sum(credit_base) over upto as credit_base
  from ledger_days
  window upto as (partition by ledger_account_id order by day)) t
where t.ledger_account_id = d.ledger_account_id and t.day = d.day;
alter table ledger_days
  alter column total_debit set not null,
  alter column total_credit set not null,
  alter column total_debit_base set not null,
  alter column total_credit_base set not null;
comment on column ledger_days.total_debit is 'Of this day and all before it, as the other totals are';

create table account_sides (
  organization_id bigint not null,
  account text not null,
  day date not null,
  debit_base numeric not null,
  credit_base numeric not null,
  constraint account_sides__one primary key (organization_id, day, account)
);
comment on table account_sides is
  'By how much the balances of customers and suppliers on each side of a statutory account grew on a day';
create table account_side_months (
  organization_id bigint not null,
  account text not null,
  month date not null,
  debit_base numeric not null,
  credit_base numeric not null,
  constraint account_side_months__one primary key (organization_id, month, account)
);
comment on table account_side_months is 'The same by month';

with moved as (
  select l.organization_id, split_part(a.code, '-', 1) as account, l.party_type, l.party_id, d.day,
    sum(d.debit_base - d.credit_base) as net
  from ledger_days d
  join ledger_accounts l on l.id = d.ledger_account_id
  join accounts a on a.id = l.account_id
  where l.party_type in ('user', 'supplier')
  group by 1, 2, 3, 4, 5
), stood as (
  select organization_id, account, day, sum(net) over upto as now, sum(net) over upto - net as before
  from moved
  window upto as (partition by organization_id, account, party_type, party_id order by day)
)
insert into account_sides (organization_id, account, day, debit_base, credit_base)
select organization_id, account, day, sum(greatest(now, 0) - greatest(before, 0)),
  sum(greatest(-now, 0) - greatest(-before, 0))
from stood
group by 1, 2, 3;
insert into account_side_months (organization_id, account, month, debit_base, credit_base)
select organization_id, account, date_trunc('month', day)::date, sum(debit_base), sum(credit_base)
from account_sides
group by 1, 2, 3;
