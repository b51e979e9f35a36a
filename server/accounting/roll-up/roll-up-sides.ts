import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { statutory } from '../ledger/sides.ts';
import { endedPostings } from './ended-postings.ts';
import type { EndedWrites } from './ended-writes.ts';
import { spansOf, spansWith } from './spans.ts';

/**
 * Balances of each affected party on every day from the first affected one, without (`was`) and with
 * (`is_now`) the new `sides`, as `stood`.
 */
const STANDS = sql`
  came as materialized (
    select l.organization_id, ${statutory(sql`a.code`)} as account, l.party_type, l.party_id, s.day,
      s.debit_base - s.credit_base as net
    from sides s
    join ledger_accounts l on l.id = s.ledger_account_id
    join accounts a on a.id = l.account_id),
  parties as materialized (
    select organization_id, account, party_type, party_id, min(day) as first
    from came
    group by 1, 2, 3, 4),
  own as materialized (
    select p.organization_id, p.account, p.party_type, p.party_id, p.first, l.id
    from parties p
    join ledger_accounts l on l.party_type = p.party_type and l.party_id = p.party_id
      and l.organization_id = p.organization_id
    join accounts a on a.id = l.account_id and ${statutory(sql`a.code`)} = p.account),
  held as (
    select o.organization_id, o.account, o.party_type, o.party_id,
      sum(d.total_debit_base - d.total_credit_base) as base
    from own o
    cross join lateral (
      select d.total_debit_base, d.total_credit_base
      from ledger_days d
      where d.ledger_account_id = o.id and d.day < o.first
      order by d.day desc
      limit 1) as d
    group by 1, 2, 3, 4),
  moved as (
    select organization_id, account, party_type, party_id, day, sum(was) as was, sum(came) as came
    from (
      select o.organization_id, o.account, o.party_type, o.party_id, d.day,
        d.debit_base - d.credit_base as was, 0 as came
      from own o
      join ledger_days d on d.ledger_account_id = o.id and d.day >= o.first
      union all
      select organization_id, account, party_type, party_id, day, 0, net from came) as parts
    group by 1, 2, 3, 4, 5),
  stood as (
    select organization_id, account, party_type, party_id, day,
      coalesce(h.base, 0) + sum(m.was) over upto as was,
      coalesce(h.base, 0) + sum(m.was + m.came) over upto as is_now
    from moved m
    left join held h using (organization_id, account, party_type, party_id)
    window upto as (partition by organization_id, account, party_type, party_id order by day))`;

/**
 * Updates the days with balances per party, and the side totals of statutory accounts with parties, from
 * daily sums before the new postings. A party counts on one side over all sub-accounts and currencies; a
 * back-dated posting can change its side only on later days with movements.
 */
export async function rollUpSides(transaction: Db, writes: EndedWrites): Promise<void> {
  await sql`
    with ${endedPostings(writes)},
    ${STANDS},
    turned as (
      select organization_id, account, day,
        debit - lag(debit, 1, 0::numeric) over upto as debit_base,
        credit - lag(credit, 1, 0::numeric) over upto as credit_base
      from (
        select *, greatest(is_now, 0) - greatest(was, 0) as debit,
          greatest(-is_now, 0) - greatest(-was, 0) as credit
        from stood
        where party_type in ('user', 'supplier')) as s
      window upto as (partition by organization_id, account, party_type, party_id order by day)),
    by_day as materialized (
      select organization_id, account, day, sum(debit_base) as debit_base, sum(credit_base) as credit_base
      from turned
      where (debit_base, credit_base) <> (0, 0)
      group by 1, 2, 3),
    spans as (
      insert into party_spans as s (organization_id, account, party_type, party_id, days)
      select organization_id, account, party_type, party_id, ${spansOf(sql`is_now <> 0`)}
      from (
        select *, lead(day) over (
          partition by organization_id, account, party_type, party_id order by day) as next
        from stood) as d
      group by 1, 2, 3, 4
      on conflict (organization_id, account, party_type, party_id) do update
      set days = ${spansWith}
      where s.days <> ${spansWith}),
    days as (
      insert into account_sides as d (organization_id, account, day, debit_base, credit_base)
      select organization_id, account, day, debit_base, credit_base from by_day
      on conflict (organization_id, day, account) do update
      set debit_base = d.debit_base + excluded.debit_base, credit_base = d.credit_base + excluded.credit_base)
    insert into account_side_months as d (organization_id, account, month, debit_base, credit_base)
    select organization_id, account, date_trunc('month', day)::date, sum(debit_base), sum(credit_base)
    from by_day
    group by 1, 2, 3
    on conflict (organization_id, month, account) do update
    set debit_base = d.debit_base + excluded.debit_base,
      credit_base = d.credit_base + excluded.credit_base`.execute(transaction);
}
