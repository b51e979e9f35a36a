-- Postings and log rows are sealed in batches whose hashes form a chain. See docs/decisions/0097-a-sealed-journal.md.
-- Whoever writes waits for nothing: what is sealed is older than every write that still runs.
alter table logs add column xact xid8 not null default pg_current_xact_id();
comment on column logs.xact is 'The write that left it; rows of before this column bear that of the migration';
create index logs__xact on logs (xact);

create table ledger_seals (
  organization_id bigint not null references organizations,
  number bigint not null,
  from_xact xid8 not null,
  to_xact xid8 not null,
  postings bigint not null,
  logs bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  constraint ledger_seals__one primary key (organization_id, number),
  constraint ledger_seals__number check (number > 0),
  constraint ledger_seals__range check (from_xact < to_xact)
);
comment on table ledger_seals is 'Batches of the journal and the change log by the writes that left them; each hash covers the one before. Append-only by grant';
revoke update, delete on ledger_seals from hakobu_app;

create table ledger_sealing (
  one boolean not null default true constraint ledger_sealing__one check (one) primary key,
  next_xact xid8 not null
);
comment on table ledger_sealing is 'Writes below next_xact are sealed';
insert into ledger_sealing (next_xact) values ('0');

create function sealed_posting(p ledger_postings) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(p.id, p.organization_id, p.transaction_id, p.kind, p.charge_id,
    p.from_account_id, p.to_account_id, p.from_currency_id, p.to_currency_id, p.from_amount::text,
    p.to_amount::text, p.amount_base::text, p.voucher_date - date '2000-01-01', p.created_by,
    extract(epoch from p.created_at)::text, p.xact::text)::text, 'UTF8'))
$$;
create function sealed_log(l logs) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(l.id, l.organization_id, l.logable_type, l.logable_id, l.type_id,
    l.creator_id, l.content, extract(epoch from l.created_at)::text, l.xact::text)::text, 'UTF8'))
$$;

create function seal_of(organization bigint, seal bigint, start xid8, beyond xid8)
returns table (postings bigint, logs bigint, hash bytea) language sql stable as $$
  select p.count, l.count, sha256(
    coalesce((
      select s.hash from ledger_seals s where s.organization_id = organization and s.number = seal - 1), ''::bytea)
    || convert_to(jsonb_build_array(organization, seal, start::text, beyond::text, p.count, l.count)::text, 'UTF8')
    || p.digest || l.digest)
  from (
    select count(*), sha256(coalesce(string_agg(sealed_posting(x), ''::bytea order by x.id), ''::bytea)) as digest
    from ledger_postings x
    where x.organization_id = organization and x.xact >= start and x.xact < beyond) p,
    (
    select count(*), sha256(coalesce(string_agg(sealed_log(x), ''::bytea order by x.id), ''::bytea)) as digest
    from logs x
    where x.organization_id = organization and x.xact >= start and x.xact < beyond) l
$$;
comment on function seal_of is 'What the seal of a batch must be, computed from the rows themselves and the seal before';
