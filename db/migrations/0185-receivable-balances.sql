-- Receivables and payables as one summary row per party. See docs/decisions/0149-receivables-summary-table.md.
create table receivable_balances (
  organization_id bigint not null references organizations(id),
  party_type text not null,
  party_id bigint not null,
  currency_id text not null references currencies(id),
  wallet numeric not null default 0,
  held numeric not null default 0,
  debt numeric not null default 0,
  unsettled numeric not null default 0,
  net numeric not null generated always as (wallet - debt) stored,
  is_open boolean not null generated always as (wallet <> 0 or debt <> 0 or unsettled <> 0) stored,
  id text not null generated always as (party_id::text || ':' || currency_id) stored,
  constraint receivable_balances__one primary key (organization_id, party_type, party_id, currency_id),
  constraint receivable_balances__party_type check (party_type in ('user', 'supplier'))
) with (fillfactor = 80);
comment on table receivable_balances is
  'What each party (customer or supplier) has in its wallet, owes as recorded debt and has not settled, per currency; kept by triggers, checked by the nightly audit';
comment on column receivable_balances.wallet is 'Balance of the wallet account (WALLET or SUPW) in the ledger';
comment on column receivable_balances.held is 'The part of the wallet that is held for orders';
comment on column receivable_balances.debt is 'Balance of the debt account (DEBT or SUPD); its due days are those of open debt_lots';
comment on column receivable_balances.unsettled is 'Sum of charges.unsolved, without compensation, which is owed the other way';
comment on column receivable_balances.is_open is 'False where nothing is outstanding: such rows are not listed';
comment on column receivable_balances.id is 'Party and currency, as the lists name a row';

-- In the default order of each sort, for one organization and type of party.
create index receivable_balances__debt on receivable_balances
  (organization_id, party_type, debt, (case when debt = 0 then wallet else 0 end), party_id, currency_id)
  where is_open;
create index receivable_balances__wallet on receivable_balances
  (organization_id, party_type, wallet, (case when wallet = 0 then debt else 0 end), party_id, currency_id)
  where is_open;
create index receivable_balances__unsettled on receivable_balances (organization_id, party_type, unsettled)
  where is_open;
create index receivable_balances__net on receivable_balances
  (organization_id, party_type, net, party_id, currency_id)
  where is_open;
create index receivable_balances__party on receivable_balances (party_type, party_id) where is_open;
-- Rows of a page are read by the keys that the list selected.
create index receivable_balances__id on receivable_balances (party_type, id) where is_open;

-- The same figures computed from the ledger and from charges, for the first fill and for the audit.
create view receivables_in_ledger as
select organization_id, party_type, party_id, currency_id, sum(wallet) as wallet, sum(held) as held,
  sum(debt) as debt, sum(unsettled) as unsettled
from (
  select l.organization_id, l.party_type, l.party_id, l.currency_id,
    case when a.role in ('WALLET', 'SUPW') then l.balance else 0 end as wallet,
    case when a.role in ('WALLET', 'SUPW') then l.held else 0 end as held,
    case when a.role in ('DEBT', 'SUPD') then l.balance else 0 end as debt,
    0 as unsettled
  from ledger_accounts l
  join accounts a on a.id = l.account_id and a.parent_id is null
  where (l.party_type, a.role) in (('user', 'WALLET'), ('user', 'DEBT'), ('supplier', 'SUPW'), ('supplier', 'SUPD'))
  union all
  select c.organization_id, c.party_type, c.party_id, c.currency_id, 0, 0, 0, c.unsolved
  from charges c
  where c.kind <> 'compensation' and c.unsolved <> 0) as parts
group by organization_id, party_type, party_id, currency_id;
comment on view receivables_in_ledger is 'What receivable_balances has to say, computed from accounts and charges';

-- Changes of the running transactions. Nothing of them outlives its transaction, so nothing needs the log.
create unlogged table receivable_changes (
  xact xid8 not null default pg_current_xact_id(),
  organization_id bigint not null,
  party_type text not null,
  party_id bigint not null,
  currency_id text not null,
  wallet numeric not null default 0,
  held numeric not null default 0,
  debt numeric not null default 0,
  unsettled numeric not null default 0
);
comment on table receivable_changes is
  'Changes of receivable_balances within running transactions: added up and applied at commit, in the order of the parties, so that transactions never wait for each other in a circle';
create index receivable_changes__xact on receivable_changes (xact);

create function note_account_balance() returns trigger language plpgsql as $$
begin
  if coalesce(new.party_type, old.party_type) not in ('user', 'supplier') then return null; end if;
  insert into receivable_changes (organization_id, party_type, party_id, currency_id, wallet, held, debt)
  select l.organization_id, l.party_type, l.party_id, l.currency_id,
    coalesce(sum(l.balance) filter (where a.role in ('WALLET', 'SUPW')), 0),
    coalesce(sum(l.held) filter (where a.role in ('WALLET', 'SUPW')), 0),
    coalesce(sum(l.balance) filter (where a.role in ('DEBT', 'SUPD')), 0)
  from (
    select new.organization_id, new.account_id, new.party_type, new.party_id, new.currency_id, new.balance, new.held
    where tg_op <> 'DELETE'
    union all
    select old.organization_id, old.account_id, old.party_type, old.party_id, old.currency_id, -old.balance, -old.held
    where tg_op <> 'INSERT') as l
  join accounts a on a.id = l.account_id and a.parent_id is null
  where (l.party_type, a.role) in (('user', 'WALLET'), ('user', 'DEBT'), ('supplier', 'SUPW'), ('supplier', 'SUPD'))
  group by 1, 2, 3, 4
  having (sum(l.balance), sum(l.held)) <> (0, 0);
  return null;
end $$;
create trigger ledger_accounts__receivable after insert or delete or update on ledger_accounts
  for each row execute function note_account_balance();

create function note_unsettled_charge() returns trigger language plpgsql as $$
begin
  insert into receivable_changes (organization_id, party_type, party_id, currency_id, unsettled)
  select c.organization_id, c.party_type, c.party_id, c.currency_id, sum(c.unsolved)
  from (
    select new.organization_id, new.party_type, new.party_id, new.currency_id, new.kind, new.unsolved
    where tg_op <> 'DELETE'
    union all
    select old.organization_id, old.party_type, old.party_id, old.currency_id, old.kind, -old.unsolved
    where tg_op <> 'INSERT') as c
  where c.kind <> 'compensation'
  group by 1, 2, 3, 4
  having sum(c.unsolved) <> 0;
  return null;
end $$;
create trigger charges__receivable after insert or delete or update on charges
  for each row execute function note_unsettled_charge();

-- At commit: rows of the summary are locked for that moment only, and always in the same order.
create function apply_receivable_changes() returns trigger language plpgsql as $$
begin
  with taken as (
    delete from receivable_changes where xact = pg_current_xact_id() returning *)
  insert into receivable_balances as b
    (organization_id, party_type, party_id, currency_id, wallet, held, debt, unsettled)
  select organization_id, party_type, party_id, currency_id, sum(wallet), sum(held), sum(debt), sum(unsettled)
  from taken
  group by 1, 2, 3, 4
  having (sum(wallet), sum(held), sum(debt), sum(unsettled)) <> (0, 0, 0, 0)
  order by 1, 2, 3, 4
  on conflict on constraint receivable_balances__one do update
  set wallet = b.wallet + excluded.wallet, held = b.held + excluded.held, debt = b.debt + excluded.debt,
    unsettled = b.unsettled + excluded.unsettled;
  return null;
end $$;
create constraint trigger receivable_changes__apply after insert on receivable_changes
  deferrable initially deferred for each row execute function apply_receivable_changes();

insert into receivable_balances (organization_id, party_type, party_id, currency_id, wallet, held, debt, unsettled)
select organization_id, party_type, party_id, currency_id, wallet, held, debt, unsettled
from receivables_in_ledger
where (wallet, held, debt, unsettled) <> (0, 0, 0, 0);
