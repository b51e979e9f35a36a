-- The accountant's desk reads the journal by day, and months are locked with a reason. See
-- docs/decisions/0096-the-accountants-desk.md.
alter table locked_periods add column reason text;
comment on column locked_periods.reason is 'Why the month was locked; empty where nobody said so';

create index ledger_days__day on ledger_days (day, ledger_account_id);
create index ledger_postings__journal on ledger_postings (organization_id, voucher_date, id);
