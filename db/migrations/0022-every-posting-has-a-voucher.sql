-- Every posting belongs to a voucher. Debt that was recorded and money of cancelled orders was posted without one until now: each such piece
-- of work gets its voucher here, dated as it was posted, numbered behind the others of its series and year. From now on the ledger itself
-- refuses a posting without voucher, a posting into a closed month, and worth that is left where an account holds nothing.
insert into transaction_types (id, name, series, position) values ('debit', 'Recorded on debt', 'BT', 7),
  ('order_cancelled', 'Cancelled order', 'BT', 8), ('purchase_cancelled', 'Cancelled purchase', 'BT', 9)
on conflict (id) do nothing;

-- One piece of work wrote its postings in one transaction, for one party in one currency.
create temp table unvouchered as
select p.id as posting_id, p.organization_id, p.kind, p.xact, p.voucher_date, p.created_by, p.created_at, c.order_id, c.lading_bill_id,
  coalesce(c.party_type, a.party_type) as party_type, coalesce(c.party_id, a.party_id) as party_id,
  coalesce(c.currency_id, a.currency_id, p.from_currency_id) as currency_id,
  case when p.from_currency_id = p.to_currency_id then p.from_amount else 0 end as amount, p.amount_base
from ledger_postings p
left join charges c on c.id = p.charge_id
left join lateral (
  select l.party_type, l.party_id, l.currency_id
  from ledger_accounts l
  where l.id in (p.from_account_id, p.to_account_id) and l.party_type in ('user', 'supplier')
  order by l.id
  limit 1) a on true
where p.transaction_id is null;

create temp table vouchers as
select nextval('transactions_id_seq') as id, g.*,
  row_number() over (partition by organization_id, series, extract(year from voucher_date) order by voucher_date, first_posting) as turn
from (
  select u.organization_id, u.kind, t.series, u.xact, u.voucher_date, u.party_type, u.party_id, u.currency_id, min(u.posting_id) as first_posting,
    sum(u.amount) as amount, sum(u.amount_base) as amount_base, min(u.created_by) as created_by, min(u.created_at) as created_at
  from unvouchered u
  join transaction_types t on t.id = u.kind
  group by 1, 2, 3, 4, 5, 6, 7, 8
  order by u.voucher_date, first_posting) g;

insert into voucher_counters (organization_id, series, year, last)
select distinct organization_id, series, extract(year from voucher_date)::int, 0 from vouchers
on conflict do nothing;

insert into transactions (id, organization_id, code_ref, type_id, amount, currency_id, voucher_date, transactionable_type, transactionable_id,
  wallet_id, prepared_by_id, created_at, updated_at)
overriding system value
select v.id, v.organization_id,
  v.series || right(c.year::text, 2) || '-' || lpad((c.last + v.turn)::text, greatest(6, length((c.last + v.turn)::text)), '0'), v.kind,
  case when v.amount > 0 then v.amount else v.amount_base end, case when v.amount > 0 then v.currency_id else 'VND' end, v.voucher_date,
  v.party_type, v.party_id, w.id, u.id, v.created_at, v.created_at
from vouchers v
join voucher_counters c on c.organization_id = v.organization_id and c.series = v.series and c.year = extract(year from v.voucher_date)
left join wallets w on w.walletable_type = v.party_type and w.walletable_id = v.party_id and w.currency_id = v.currency_id
left join users u on u.id = v.created_by;

update voucher_counters c
set last = c.last + v.made
from (
  select organization_id, series, extract(year from voucher_date) as year, count(*) as made
  from vouchers
  group by 1, 2, 3) v
where c.organization_id = v.organization_id and c.series = v.series and c.year = v.year;

-- What each voucher is for: the bill whose freight went on debt, the order that was cancelled.
insert into receipts (transaction_id, receiptable_type, receiptable_id, amount)
select v.id, case when v.kind = 'debit' and u.lading_bill_id is not null then 'lading_bill' else 'order' end,
  case when v.kind = 'debit' and u.lading_bill_id is not null then u.lading_bill_id::text else u.order_id end, sum(u.amount)
from vouchers v
join unvouchered u on (u.organization_id, u.kind, u.xact, u.voucher_date) = (v.organization_id, v.kind, v.xact, v.voucher_date)
  and (u.party_type, u.party_id, u.currency_id) is not distinct from (v.party_type, v.party_id, v.currency_id)
where u.order_id is not null or u.lading_bill_id is not null
group by 1, 2, 3;

update ledger_postings p
set transaction_id = v.id
from unvouchered u
join vouchers v on (u.organization_id, u.kind, u.xact, u.voucher_date) = (v.organization_id, v.kind, v.xact, v.voucher_date)
  and (u.party_type, u.party_id, u.currency_id) is not distinct from (v.party_type, v.party_id, v.currency_id)
where p.id = u.posting_id;
drop table unvouchered, vouchers;

-- Foreign keys that are asked at the commit would stand in the way of what follows.
set constraints all immediate;
alter table ledger_postings alter column transaction_id set not null;

create function refuse_closed_months() returns trigger language plpgsql as $$
begin
  if exists (
    select from posted p
    join locked_periods l on l.organization_id = p.organization_id and l.month = date_trunc('month', p.voucher_date)::date) then
    raise exception 'The books of the month are closed'
      using errcode = 'check_violation', table = 'ledger_postings', constraint = 'ledger_postings__open_month';
  end if;
  return null;
end $$;
comment on function refuse_closed_months is 'The ledger takes nothing into a closed month, whatever writes it';
create trigger ledger_postings__open_month after insert on ledger_postings
  referencing new table as posted for each statement execute function refuse_closed_months();

-- Not valid: accounts of before that keep worth without money are listed by the audit; each is set right when it next comes to zero.
alter table ledger_accounts add constraint ledger_accounts__worth check (debit <> credit or debit_base = credit_base) not valid;
comment on constraint ledger_accounts__worth on ledger_accounts is 'What holds nothing is worth nothing';
