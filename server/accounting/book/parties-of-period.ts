import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { statutory } from '../ledger/sides.ts';
import { comesAfter, tailSides } from '../statistic/account-sums.ts';
import { rangeOf } from '../statistic/accounts-of-period.ts';
import { balancesOverPeriod } from '../statistic/balances-over-period.ts';
import type { Period } from '../statistic/period-of.ts';
import { selected, type Selection } from './balances.ts';

/**
 * Parties of a statutory account in the unaggregated tail up to the end of a period: those within it, and
 * others.
 */
const touchedParties = ({ from, to }: Period) => sql`
  touched as materialized (
    select ${statutory(sql`a.code`)} as account, x.party_type, x.party_id,
      bool_or(x.day >= ${from}::date) as within
    from tail x
    join accounts a on a.id = x.account_id
    where x.day <= ${to}::date
    group by 1, 2, 3)`;

const isOwn = (party: string) => sql`(l.party_type = ${sql.ref(`${party}.party_type`)}
  and l.party_id = ${sql.ref(`${party}.party_id`)} and ${statutory(sql`a.code`)} = ${sql.ref(`${party}.account`)})`;

/**
 * An upper bound of parties between two roll-ups. Without a limit the planner expects a third of all postings
 * and abandons the hash table.
 */
const MOST_TOUCHED = 300_000;

/** Order and maximum number of parties. */
export interface Walk {
  descending: boolean;
  most: number;
}

const WALKED = ['account', 'party_type', 'party_id'].map((column) => sql.ref(column));
/** The order of the index of parties. */
const walkedIn = ({ descending }: Walk) =>
  sql.join(WALKED.map((column) => (descending ? sql`${column} desc` : column)));

/** The common prefix of the codes as a range, which bounds the index scan. */
const between = ({ accounts }: Selection) =>
  accounts === undefined
    ? sql`true`
    : sql`s.account >= (select min(code) from unnest(${[...accounts]}::text[]) as asked (code))
        and s.account <= (select max(code) || 'zz' from unnest(${[...accounts]}::text[]) as asked (code))`;

/**
 * Parties with a balance at either end of the period or movements within it, as `parties` in the requested
 * order. The roll-up stores the days of each party, so this is an index scan. For parties in the unaggregated
 * tail, those with movements in the period qualify; only the others need their opening balance. Two ordered
 * scans are merged, which is cheaper than sorting.
 */
const partiesOfWhole = (ctx: Context, period: Period, selection: Selection, walk: Walk) => {
  const order = walkedIn(walk);
  const isKept = sql`s.organization_id = ${ctx.organizationId} and s.days && ${rangeOf(period)}`;
  return sql`
  ${tailSides(ctx)},
  ${touchedParties(period)},
  parties as materialized (
    select *
    from (
      (select s.account, s.party_type, s.party_id
      from party_spans s
      where ${isKept} and ${between(selection)} and ${selected(selection, { of: 's', code: 's.account' })}
        and (s.account, s.party_type, s.party_id) not in (
          select t.account, t.party_type, t.party_id
          from touched t
          where not t.within
          limit ${sql.lit(MOST_TOUCHED)})
      order by ${order}
      limit ${sql.lit(walk.most)})
      union all
      (select t.account, t.party_type, t.party_id
      from touched t
      where ${selected(selection, { of: 't', code: 't.account' })} and (
        (t.within and not exists (
          select
          from party_spans s
          where ${isKept} and (s.account, s.party_type, s.party_id) = (t.account, t.party_type, t.party_id)
          offset 0))
        or (not t.within and exists (
          select
          from (${balancesOverPeriod(period, sql`l.organization_id = ${ctx.organizationId} and ${isOwn('t')}`)}) as x
          having sum(x.opening_base) <> 0 or sum(x.debit_base) > 0 or sum(x.credit_base) > 0)))
      order by ${order})) as walked
    order by ${order})`;
};

/**
 * The same for some accounts (`ids`) of a statutory account: each party's balance is computed, because days
 * are stored for all accounts together. A balance at the end of all postings is the current one.
 */
const partiesOfSome = (ctx: Context, { from, to }: Period, selection: Selection) => sql`
  ${tailSides(ctx)},
  later as materialized (select ${comesAfter(sql`${to}::date`)} as comes),
  came as materialized (
    select ledger_account_id, sum(debit_base - credit_base) as net
    from tail
    where day <= ${to}::date
    group by 1),
  held as (
    select ${statutory(sql`a.code`)} as account, l.party_type, l.party_id, l.id,
      case when (select comes from later) then coalesce(d.base, 0) + coalesce(c.net, 0)
        else l.debit_base - l.credit_base end as base
    from ledger_accounts l
    join accounts a on a.id = l.account_id
    left join came c on c.ledger_account_id = l.id
    left join lateral (
      select d.total_debit_base - d.total_credit_base as base
      from ledger_days d
      where (select comes from later) and d.ledger_account_id = l.id and d.day <= ${to}::date
      order by d.day desc
      limit 1) as d on true
    where l.organization_id = ${ctx.organizationId} and ${selected(selection)}
      and (l.debit, l.credit, l.debit_base, l.credit_base) <> (0, 0, 0, 0)),
  parties as materialized (
    select account, party_type, party_id, ids
    from (
      select account, party_type, party_id, array_agg(id) as ids, sum(base) as base
      from held
      group by 1, 2, 3) as g
    where base <> 0 or ${moved({ from, to })})`;

const moved = ({ from, to }: Period) => sql`(
  exists (
    select
    from unnest(g.ids) as own (id)
    join ledger_days d on d.ledger_account_id = own.id and d.day between ${from}::date and ${to}::date)
  or exists (
    select from tail t where t.ledger_account_id = any(g.ids) and t.day between ${from}::date and ${to}::date))`;

const isOfSome = ({ currencies, accounts }: Selection): boolean =>
  currencies !== undefined || accounts?.some((code) => code.includes('-')) === true;

/**
 * Parties of a period as `parties`, joined with `tail`, at least as many as requested, and the accounts of
 * each.
 */
export function partiesOf(ctx: Context, period: Period, selection: Selection, walk: Walk) {
  const some = isOfSome(selection);
  return {
    parties: some ? partiesOfSome(ctx, period, selection) : partiesOfWhole(ctx, period, selection, walk),
    ids: some
      ? sql`ids`
      : sql`array(
          select l.id
          from ledger_accounts l
          join accounts a on a.id = l.account_id
          where l.organization_id = ${ctx.organizationId} and ${isOwn('page')}) as ids`,
  };
}
