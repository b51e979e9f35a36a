-- On which days accounts and parties are worth telling of. See docs/decisions/0127-who-belongs-to-a-period.md.
create table ledger_spans (
  ledger_account_id bigint primary key references ledger_accounts,
  days datemultirange not null
);
comment on table ledger_spans is 'Days on which an account of the ledger holds something, or something moved on it';
create table party_spans (
  organization_id bigint not null,
  account text not null,
  party_type text not null,
  party_id bigint not null,
  days datemultirange not null,
  constraint party_spans__one primary key (organization_id, account, party_type, party_id)
);
comment on table party_spans is 'The same of a party in VND, over all its accounts of a statutory account';

insert into ledger_spans (ledger_account_id, days)
select ledger_account_id, range_agg(daterange(day, case when holds then next else day + 1 end))
from (
  select ledger_account_id, day, lead(day) over (partition by ledger_account_id order by day) as next,
    (total_debit, total_debit_base) <> (total_credit, total_credit_base) as holds
  from ledger_days) d
group by 1;

insert into party_spans (organization_id, account, party_type, party_id, days)
select organization_id, account, party_type, party_id,
  range_agg(daterange(day, case when base <> 0 then next else day + 1 end))
from (
  select organization_id, account, party_type, party_id, day, sum(net) over upto as base,
    lead(day) over upto as next
  from (
    select l.organization_id, split_part(a.code, '-', 1) as account, l.party_type, l.party_id, d.day,
      sum(d.debit_base - d.credit_base) as net
    from ledger_days d
    join ledger_accounts l on l.id = d.ledger_account_id
    join accounts a on a.id = l.account_id
    group by 1, 2, 3, 4, 5) as moved
  window upto as (partition by organization_id, account, party_type, party_id order by day)) as stood
group by 1, 2, 3, 4;

-- A server of the release before that rolls up meanwhile knows of no spans: it fails, and what it would take stays in
-- the tail of the others.
alter table ledger_roll_up add column spans_xact xid8;
update ledger_roll_up set spans_xact = next_xact;
alter table ledger_roll_up
  alter column spans_xact set not null,
  add constraint ledger_roll_up__spans check (spans_xact = next_xact);
comment on column ledger_roll_up.spans_xact is 'As next_xact: who moves that has brought the spans up to it';
