-- What accounts moved within a day, so that no page of a ledger reads a whole one. See
-- docs/decisions/0135-days-are-kept-in-blocks.md.
create table account_blocks (
  organization_id bigint not null,
  day date not null,
  first_id bigint not null,
  account_id bigint not null,
  currency_id text not null,
  last_id bigint not null,
  lines integer not null,
  debit numeric not null,
  credit numeric not null,
  debit_base numeric not null,
  credit_base numeric not null,
  constraint account_blocks__one primary key (organization_id, day, first_id, account_id, currency_id)
);
comment on table account_blocks is
  'Sums of an account over some hundred postings of a day, one after the other: a block is the same of all accounts';
comment on column account_blocks.first_id is 'Postings from this one on, up to the next block of the day; 0 of the first';
comment on column account_blocks.last_id is 'The last posting of the account in the block';
comment on column account_blocks.lines is 'How many sides of postings it sums';

insert into account_blocks (organization_id, day, first_id, account_id, currency_id, last_id, lines, debit, credit,
  debit_base, credit_base)
select p.organization_id, p.voucher_date, p.first_id, l.account_id, l.currency_id, max(p.id), count(*), sum(s.debit),
  sum(s.credit), sum(s.debit_base), sum(s.credit_base)
from (
  select *, case block when 0 then 0
    else min(id) over (partition by organization_id, voucher_date, block) end as first_id
  from (
    select p.*, (row_number() over (partition by organization_id, voucher_date order by id) - 1) / 500 as block
    from ledger_postings p
    where xact < (select next_xact from ledger_roll_up)) as counted) as p
cross join lateral (
  values (p.to_account_id, p.to_amount, 0::numeric, p.amount_base, 0::numeric),
    (p.from_account_id, 0::numeric, p.from_amount, 0::numeric, p.amount_base)
) as s (account, debit, credit, debit_base, credit_base)
join ledger_accounts l on l.id = s.account
group by 1, 2, 3, 4, 5;

-- A server of the release before that rolls up meanwhile knows of no blocks: it fails, and what it would take stays in
-- the tail of the others.
alter table ledger_roll_up add column blocks_xact xid8;
update ledger_roll_up set blocks_xact = next_xact;
alter table ledger_roll_up
  alter column blocks_xact set not null,
  add constraint ledger_roll_up__blocks check (blocks_xact = next_xact);
comment on column ledger_roll_up.blocks_xact is 'As next_xact: who moves that has brought the blocks up to it';
