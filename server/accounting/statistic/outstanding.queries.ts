import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { ages, outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { businessDay } from '#kernel/business-day.ts';
import { isOpen, isOpenDebt } from '../charge/open-charges.ts';
import { allAre, isNamed, joinParty, partyObject, partyTypeOf, rowsSeen, type PartyType } from './parties.ts';

type Row = RowOf<typeof outstandingObjects>;

/** Up to how many days late each age goes; the last has no end. */
const upTo: Readonly<Record<(typeof ages)[number], number | undefined>> = {
  not_due: 0,
  days_1_30: 30,
  days_31_60: 60,
  days_61_90: 90,
  days_over_90: undefined,
};

/** Today, worked out once and not for every lot: zones of time are dear. */
const oneDay = sql`(select ${businessDay})`;

/** What of open lots `l` is of each age. */
const agesOfLots = () =>
  sql.join(
    ages.map((age, index) => {
      const late = sql`${oneDay} - l.payment_due_date`;
      const after = index === 0 ? sql`true` : sql`${late} > ${sql.lit(upTo[ages[index - 1]!]!)}`;
      const until = upTo[age] === undefined ? sql`true` : sql`${late} <= ${sql.lit(upTo[age])}`;
      return sql`coalesce(sum(l.amount - l.repaid) filter (where ${after} and ${until}), 0) as ${sql.ref(age)}`;
    }),
  );

/** What of open debt `l` is not due yet, by party and currency: what is read for each to sort by what is late. */
const notDue = (type: PartyType, reach: Condition) => sql`
  select l.party_id, l.currency_id, sum(l.amount - l.repaid) as not_due
  from debt_lots l
  where ${isOpenDebt(type)} and ${reach} and l.payment_due_date >= ${oneDay}
  group by 1, 2`;

/**
 * What is open of each party and currency. What is read grows with what is open and with the wallets that
 * hold anything, not with history; the age of debt is read for the page alone.
 */
function outstandingSource(ctx: Context, type: PartyType, list: ListQuery): ListSource<Row> {
  const lots = rowsSeen(ctx, type, list, 'l');
  const byAge = list.between.overdue !== undefined || list.sort.some(({ field }) => field === 'overdue');
  const late = byAge ? sql`outstanding - coalesce(not_due, 0)` : sql`null::numeric`;
  const byName = list.sort.some(({ field }) => field === 'name');
  return defineListSource<Row>({
    given: sql`open as (
      select c.party_id, c.currency_id, sum(c.outstanding) as outstanding, sum(c.unsolved) as unsolved
      from charges c
      where ${isOpen(type)} and ${rowsSeen(ctx, type, list, 'c')}
      group by 1, 2),
      purse as (
        select l.party_id, l.currency_id, l.balance as wallet_balance, l.held
        from ledger_accounts l
        join wallets w on w.ledger_account_id = l.id
        where l.party_type = ${sql.lit(type)} and l.balance_rank <> 0 and ${lots}),
      t as materialized (
        select (party_id || ':' || currency_id) collate "C" as id, party_id as object_id, currency_id,
          wallet_balance, held,
          outstanding, unsolved, wallet_balance - outstanding as net, ${late} as late
        from (
          select party_id, currency_id, coalesce(wallet_balance, 0) as wallet_balance,
            coalesce(held, 0) as held, coalesce(outstanding, 0) as outstanding,
            coalesce(unsolved, 0) as unsolved
          from open
          full join purse using (party_id, currency_id)) as both_of_them
        ${byAge ? sql`left join (${notDue(type, lots)}) as n using (party_id, currency_id)` : sql``}
        where (wallet_balance, held, outstanding, unsolved) <> (0, 0, 0, 0))`,
    core: byName ? sql`t ${joinParty(type)}` : sql`t`,
    from: sql`t ${joinParty(type)}
      cross join lateral (
        select ${agesOfLots()}
        from debt_lots l
        where ${isOpenDebt(type)} and ${lots} and l.party_id = t.object_id and l.currency_id = t.currency_id) as a`,
    select: sql`t.id, ${type}::text as object_type, t.object_id, ${partyObject}, t.currency_id,
      t.wallet_balance, t.held, t.outstanding, t.outstanding - a.not_due as overdue, t.unsolved, t.net,
      ${sql.join(ages.map((age) => sql.ref(`a.${age}`)))}`,
    key: 't.id',
    sorts: { name: 'x.name', overdue: 't.late' },
    between: { overdue: 't.late' },
    access: () => undefined,
    filters: { object_type: allAre(type) },
    search: isNamed(type),
  });
}

/** Who owes what, or whom we owe what. */
export const listOutstanding: Handler<typeof outstandingObjects> = (ctx, { list }) =>
  listRows(ctx, outstandingObjects.list, outstandingSource(ctx, partyTypeOf(list), list), list);
