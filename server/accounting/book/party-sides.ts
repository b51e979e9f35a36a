import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { comesAfter } from '../statistic/account-sums.ts';
import { statutory } from '../ledger/sides.ts';
import type { Period } from '../statistic/period-of.ts';

/** Both ends of a period, each with the day until which it counts. */
const cuts = ({ from, to }: Period) => [
  { name: 'opening', day: sql`(${from}::date - 1)` },
  { name: 'closing', day: sql`${to}::date` },
];

/**
 * What customers and suppliers have on each side of a statutory account at both ends of a period, as
 * `party_sides`, beside `tail`: from what the roll-up keeps by day and month, put right for the parties that
 * the journal's tail touches. It may turn the side on which one stands, so that each of these is asked by
 * itself.
 */
export const partySides = (ctx: Context, period: Period): RawBuilder<unknown> => sql`
  party_sides as (
    select account, cut, sum(debit_base) as debit, sum(credit_base) as credit
    from (${sql.join(
      cuts(period).flatMap(({ name, day }) => [kept(ctx, name, day), turned(ctx, name, day)]),
      sql` union all `,
    )}) as parts
    group by 1, 2)`;

const kept = (ctx: Context, name: string, day: RawBuilder<unknown>) => sql`
  select account, ${sql.lit(name)} as cut, debit_base, credit_base
  from account_side_months
  where organization_id = ${ctx.organizationId} and month < date_trunc('month', ${day} + 1)::date
  union all
  select account, ${sql.lit(name)}, debit_base, credit_base
  from account_sides
  where organization_id = ${ctx.organizationId} and day >= date_trunc('month', ${day} + 1)::date
    and day <= ${day}`;

/**
 * By how much the tail changes what stands on each side, party by party: what each had is looked up day by
 * day only where something is dated later.
 */
const turned = (ctx: Context, name: string, day: RawBuilder<unknown>) => sql`
  select account, ${sql.lit(name)}, sum(greatest(was + came, 0) - greatest(was, 0)),
    sum(greatest(-was - came, 0) - greatest(-was, 0))
  from (
    select ${statutory(sql`a.code`)} as account, l.party_type, l.party_id,
      sum(case when ${comesAfter(day)} then coalesce(d.base, 0)
        else l.debit_base - l.credit_base - coalesce(t.came, 0) end) as was, sum(coalesce(t.came, 0)) as came
    from (
      select distinct x.party_type, x.party_id
      from tail x
      where x.party_type in ('user', 'supplier') and x.day <= ${day}) as touched
    join ledger_accounts l on l.party_type = touched.party_type and l.party_id = touched.party_id
      and l.organization_id = ${ctx.organizationId}
    join accounts a on a.id = l.account_id
    left join lateral (
      select d.total_debit_base - d.total_credit_base as base
      from ledger_days d
      where ${comesAfter(day)} and d.ledger_account_id = l.id and d.day <= ${day}
      order by d.day desc
      limit 1) as d on true
    left join (
      select x.ledger_account_id, sum(x.debit_base - x.credit_base) as came
      from tail x
      where x.day <= ${day}
      group by 1) as t on t.ledger_account_id = l.id
    group by 1, 2, 3) as parties
  where came <> 0
  group by 1`;
