import { sql, type RawBuilder } from 'kysely';
import { eachSide } from '../ledger/sides.ts';
import { spansOf, spansWith } from './spans.ts';

const column = (name: string, prefix = '') => sql.ref(`${prefix}${name}`);

/**
 * Adds `sides` to the days of their accounts and to the running totals of all later days of the same
 * accounts; the cost depends on these accounts only.
 */
export const daysOfParties: RawBuilder<unknown> = sql`
  firsts as materialized (select ledger_account_id, min(day) as day from sides group by 1),
  held as (
    select f.ledger_account_id, d.*
    from firsts f
    cross join lateral (
      select ${eachSide((name) => column(name, 'd.total_'))}
      from ledger_days d
      where d.ledger_account_id = f.ledger_account_id and d.day < f.day
      order by d.day desc
      limit 1) as d),
  changed as (
    select d.ledger_account_id, d.day, ${eachSide((name) => column(name, 'd.'))},
      ${eachSide((name) => sql`0::numeric as ${column(name, 'new_')}`)}, 0::bigint as lines
    from firsts f
    join ledger_days d on d.ledger_account_id = f.ledger_account_id and d.day >= f.day
    union all
    select ledger_account_id, day, ${eachSide((name) => column(name))},
      ${eachSide((name) => column(name))}, lines
    from sides),
  stood as (
    select ledger_account_id, day, sum(lines) as lines,
      ${eachSide((name) => sql`sum(${column(name)}) as ${column(name)}`)},
      ${eachSide((name) => sql`sum(${column(name, 'new_')}) as ${column(name, 'new_')}`)}
    from changed
    group by 1, 2),
  totals as materialized (
    select ledger_account_id, day, lead(day) over upto as next, lines,
      ${eachSide((name) => column(name, 's.new_'))},
      ${eachSide((name) => sql`coalesce(${column(name, 'h.total_')}, 0) + sum(${column(name, 's.')}) over upto as ${column(name, 'total_')}`)}
    from stood s
    left join held h using (ledger_account_id)
    window upto as (partition by ledger_account_id order by day)),
  by_party as (
    insert into ledger_days as d (ledger_account_id, day, lines, ${eachSide((name) => column(name))},
      ${eachSide((name) => column(name, 'total_'))})
    select ledger_account_id, day, lines, ${eachSide((name) => column(name, 'new_'))},
      ${eachSide((name) => column(name, 'total_'))}
    from totals
    on conflict (ledger_account_id, day) do update
    set lines = d.lines + excluded.lines,
      ${eachSide((name) => sql`${column(name)} = ${column(name, 'd.')} + ${column(name, 'excluded.')}`)},
      ${eachSide((name) => sql`${column(name, 'total_')} = ${column(name, 'excluded.total_')}`)}),
  by_span as (
    insert into ledger_spans as s (ledger_account_id, organization_id, account_id, party_type, party_id,
      currency_id, days)
    select l.id, l.organization_id, l.account_id, l.party_type, l.party_id, l.currency_id, d.days
    from (
      select ledger_account_id, ${spansOf(sql`(total_debit, total_debit_base) <> (total_credit, total_credit_base)`)}
      from totals
      group by 1) as d
    join ledger_accounts l on l.id = d.ledger_account_id
    on conflict (ledger_account_id) do update
    set days = ${spansWith}
    where s.days <> ${spansWith})`;
