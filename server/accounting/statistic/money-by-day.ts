import { sql } from 'kysely';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';

type Answer = ResponseOf<typeof moneyByDay>;

/** The accounts of funds and of banks, of the organization. */
const places = (ctx: Context) => sql`select l.id, l.party_type, l.party_id, l.currency_id, l.balance
  from ledger_accounts l
  where l.organization_id = ${ctx.organizationId} and l.party_type in ('fund', 'card')`;

/** What moved on these accounts by day: the roll-up, and the journal above its watermark. */
const moved = (first: ReturnType<typeof sql>) => sql`
  select x.ledger_account_id as id, x.day, x.debit, x.credit, x.debit_base, x.credit_base
  from ledger_days x
  join place on place.id = x.ledger_account_id
  where x.day >= ${first}
  union all
  select place.id, p.voucher_date, p.to_amount, 0, p.amount_base, 0
  from ledger_postings p
  join place on place.id = p.to_account_id
  where p.xact >= (select next_xact from ledger_roll_up) and p.voucher_date >= ${first}
  union all
  select place.id, p.voucher_date, 0, p.from_amount, 0, p.amount_base
  from ledger_postings p
  join place on place.id = p.from_account_id
  where p.xact >= (select next_xact from ledger_roll_up) and p.voucher_date >= ${first}`;

/** Money by day: what an account held on a day is what it holds, without what moved since. */
export const readMoneyByDay: Handler<typeof moneyByDay> = async (ctx, { query: { days } }) => {
  const today = sql`${dayIn(ctx.now)}::date`;
  const first = sql`(${today} - ${days - 1}::int)`;
  const series = sql`generate_series(${first}, ${today}, interval '1 day')`;
  const [{ rows: data }, { rows: accounts }] = await Promise.all([
    sql<Answer['data'][number]>`
      with place as (${places(ctx)}), moved as (${moved(first)})
      select d::date::text as day, coalesce(sum(m.debit_base), 0) as received,
        coalesce(sum(m.credit_base), 0) as paid
      from ${series} as d
      left join moved m on m.day = d::date
      group by d
      order by d`.execute(ctx.db),
    sql<Answer['accounts'][number]>`
      with place as (${places(ctx)}), moved as (${moved(first)})
      select place.party_type, place.party_id, place.currency_id, array(
        select place.balance - coalesce((
          select sum(m.debit - m.credit)
          from moved m
          where m.id = place.id and m.day > d::date), 0)
        from ${series} as d
        order by d)::text[] as held
      from place
      order by place.party_type, place.party_id, place.currency_id`.execute(ctx.db),
  ]);
  return { data, accounts };
};
