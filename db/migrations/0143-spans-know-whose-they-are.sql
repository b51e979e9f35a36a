-- Who belongs to a period is read from one table. See docs/decisions/0135-days-are-kept-in-blocks.md.
-- No default: a roll-up that does not know of the columns fails, and leaves what it would take to one that does.
alter table ledger_spans
  add column organization_id bigint,
  add column account_id bigint,
  add column party_type text,
  add column party_id bigint,
  add column currency_id text;
update ledger_spans s
set (organization_id, account_id, party_type, party_id, currency_id) =
  (l.organization_id, l.account_id, l.party_type, l.party_id, l.currency_id)
from ledger_accounts l
where l.id = s.ledger_account_id;
alter table ledger_spans
  alter column organization_id set not null,
  alter column account_id set not null,
  alter column party_type set not null,
  alter column party_id set not null,
  alter column currency_id set not null;
comment on column ledger_spans.organization_id is 'Of the account, for ever, as are account, party and currency';
create index ledger_spans__account on ledger_spans (organization_id, account_id, party_type);
