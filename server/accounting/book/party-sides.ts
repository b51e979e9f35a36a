import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { comesAfter } from '../statistic/account-sums.ts';
import { statutory } from '../ledger/sides.ts';
import type { Period } from '../statistic/period-of.ts';

/** Both ends of a period as cut-off days. */
const cuts = ({ from, to }: Period) => [
  { name: 'opening', day: sql`(${from}::date - 1)` },
  { name: 'closing', day: sql`${to}::date` },
];

/**
 * Debit and credit totals of customers and suppliers on a statutory account at both ends of a period, as
 * `party_sides`, joined with `tail`: from the roll-up by day and month, corrected for parties in the
 * unaggregated tail, whose balance may change sides.
 */
export const partySides = (ctx: Context, period: Period): RawBuilder<unknown> => sql`
  statutory as materialized (
    select id, account collate "C" as account, array_agg(id) over (partition by account) as ids
    from (select id, ${statutory(sql`code`)} as account from accounts) as a),
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
 * The correction of both sides by the tail per party. Opening balances are read by day only for later-dated
 * postings. Codes are compared as bytes, which is faster.
 */
const turned = (ctx: Context, name: string, day: RawBuilder<unknown>) => sql`
  select account collate "default", ${sql.lit(name)}, sum(greatest(was + came, 0) - greatest(was, 0)),
    sum(greatest(-was - came, 0) - greatest(-was, 0))
  from (
    select account, party_type, party_id, sum(was) as was, sum(came) as came
    from (
      select touched.account, touched.party_type, touched.party_id,
        case when ${comesAfter(day)} then coalesce(d.base, 0) else l.debit_base - l.credit_base end as was,
          0 as came
      from (
        select distinct a.account, a.ids, x.party_type, x.party_id
        from tail x
        join statutory a on a.id = x.account_id
        where ${isTouched(day)}) as touched
      join ledger_accounts l on l.party_type = touched.party_type and l.party_id = touched.party_id
        and l.account_id = any(touched.ids) and l.organization_id = ${ctx.organizationId}
      left join lateral (
        select d.total_debit_base - d.total_credit_base as base
        from ledger_days d
        where ${comesAfter(day)} and d.ledger_account_id = l.id and d.day <= ${day}
        order by d.day desc
        limit 1) as d on true
      union all
      select a.account, x.party_type, x.party_id,
        case when ${comesAfter(day)} then 0 else x.credit_base - x.debit_base end,
        x.debit_base - x.credit_base
      from tail x
      join statutory a on a.id = x.account_id
      where ${isTouched(day)}) as sums
    group by 1, 2, 3) as parties
  where came <> 0
  group by 1`;

/** A side in the unaggregated tail of a party that is shown by itself, up to a day. */
const isTouched = (day: RawBuilder<unknown>) => sql`x.party_type in ('user', 'supplier') and x.day <= ${day}`;
