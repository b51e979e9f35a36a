-- What each voucher changed of charges and of the lots of their debt, so that it can be taken back exactly.
-- See docs/decisions/0093-treasury-and-reversal.md.
create table settlements (
  id bigint generated always as identity primary key,
  transaction_id bigint references transactions deferrable initially deferred,
  charge_id bigint not null references charges,
  debt_lot_id bigint references debt_lots,
  resolved numeric not null default 0,
  debited numeric not null default 0,
  repaid numeric not null default 0,
  constraint settlements__of_lots check (case when debt_lot_id is null then debited = 0 and repaid = 0 else resolved = 0 end)
);
comment on table settlements is 'What vouchers changed of charges (C) and of lots of debt (D, R); the rows of one sum to it. Append-only';
comment on column settlements.transaction_id is 'Null: how a charge or lot stood when this began to be kept';
create index settlements__transaction on settlements (transaction_id);
create index settlements__charge on settlements (charge_id);
create index settlements__debt_lot on settlements (debt_lot_id) where debt_lot_id is not null;
revoke update, delete on settlements from hakobu_app;

-- What was never on debt is known from the postings: between a wallet and what waits to be cleared.
create temp table known as
select p.transaction_id, p.charge_id,
  sum(case when t.role in ('WALLET', 'SUPP') then p.from_amount else -p.from_amount end) as resolved
from ledger_postings p
join ledger_accounts fl on fl.id = p.from_account_id
join accounts f on f.id = fl.account_id
join ledger_accounts tl on tl.id = p.to_account_id
join accounts t on t.id = tl.account_id
join charges c on c.id = p.charge_id and c.debited = 0
where (f.role, t.role) in (('CLEAR', 'WALLET'), ('WALLET', 'CLEAR'), ('SUPP', 'SUPW'), ('SUPW', 'SUPP'))
  and not exists (
    select from ledger_postings d
    join ledger_accounts l on l.id in (d.from_account_id, d.to_account_id)
    join accounts a on a.id = l.account_id
    where d.charge_id = p.charge_id and a.role = 'DEBT')
group by 1, 2;
insert into settlements (transaction_id, charge_id, resolved)
select k.transaction_id, k.charge_id, k.resolved
from known k
join charges c on c.id = k.charge_id
where k.resolved <> 0 and c.resolved = (select sum(o.resolved) from known o where o.charge_id = k.charge_id);
drop table known;

-- Of all else only the sums are known: their vouchers are not taken back.
insert into settlements (charge_id, resolved)
select c.id, c.resolved
from charges c
where c.resolved <> 0 and not exists (select from settlements s where s.charge_id = c.id);
insert into settlements (charge_id, debt_lot_id, debited, repaid)
select charge_id, id, amount, repaid from debt_lots where amount <> 0 or repaid <> 0;
