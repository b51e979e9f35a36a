-- Pieces of debt know whose they are and of which document, so that one index of charges and one of debt tell
-- who owes what. See docs/decisions/0126-open-debt-is-told-by-indexes.md.
alter table charges add column document text generated always as (
  case
    when kind = 'freight' then 'lading_bill:' || lading_bill_id::text
    when order_id is not null then 'order:' || order_id
    when purchase_id is not null then 'purchase:' || purchase_id::text
    when sfa_id is not null then 'sfa:' || sfa_id::text
    else 'container:' || container_id::text
  end) stored;
comment on column charges.document is 'The document that vouchers name: freight is of its bill';
drop index charges__open;
create index charges__open on charges (party_type, party_id, currency_id, document, kind)
  include (organization_id, outstanding, unsolved)
  where debited <> repaid or total <> resolved + debited;

alter table debt_lots
  add column organization_id bigint,
  add column party_type text,
  add column party_id bigint,
  add column currency_id text,
  add column kind text,
  add column document text;
update debt_lots l
set (organization_id, party_type, party_id, currency_id, kind, document) =
  (c.organization_id, c.party_type, c.party_id, c.currency_id, c.kind, c.document)
from charges c
where c.id = l.charge_id;
alter table debt_lots
  alter column organization_id set not null,
  alter column party_type set not null,
  alter column party_id set not null,
  alter column currency_id set not null,
  alter column kind set not null;
comment on column debt_lots.organization_id is 'Of the charge, for ever, as are party, currency, kind and document';
create index debt_lots__open on debt_lots (party_type, party_id, currency_id, document, kind)
  include (organization_id, payment_due_date, amount, repaid)
  where repaid < amount;
