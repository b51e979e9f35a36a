-- Debt to suppliers is due like that of customers. Funds and bank accounts are made and closed by accounting.
-- See docs/decisions/0094-debt-to-suppliers.md and 0095-movements-of-an-account.md.
alter table suppliers add column payment_term_days integer
  constraint suppliers__payment_term check (payment_term_days between 0 and 365);
comment on column suppliers.payment_term_days is 'Days after which new debt to it is due; 30 where it is null';

alter table debt_lots add column note text;
comment on column debt_lots.note is 'Why it is due on another day than its terms said';

alter table banks add column code text;
comment on column banks.code is 'What banks call it';
alter table funds add column closed_at timestamptz;
comment on column funds.closed_at is 'No new vouchers from then on';
alter table cards add column closed_at timestamptz;
alter table cards add column branch text;
alter table cards add column holder text;
comment on column cards.closed_at is 'No new vouchers from then on';

-- How many postings stand behind a day of an account: any page of its movements is found by them.
alter table ledger_days add column lines integer not null default 0;
update ledger_days d
set lines = p.lines
from (
  select s.account, p.voucher_date, count(*)::integer as lines
  from ledger_postings p
  cross join lateral (values (p.to_account_id), (p.from_account_id)) as s (account)
  where p.xact < (select next_xact from ledger_roll_up)
  group by 1, 2) p
where d.ledger_account_id = p.account and d.day = p.voucher_date;
comment on column ledger_days.lines is 'How many postings it sums';

-- What has no movements may be taken away again.
update role_permissions set may_delete = true
where resource_id in ('fund', 'card') and may_create and not may_delete;
update permission_version set version = version + 1;
