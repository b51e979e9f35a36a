import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { ages, outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { businessDay } from '#kernel/business-day.ts';
import { isOpen } from '../charge/open-charges.ts';
import { allAre, isNamed, joinParty, partyObject, partyTypeOf, reachOf, type PartyType } from './parties.ts';

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

/** What of open lots `l` is of each age. They are summed at once: charge by charge costs several times more. */
const agesOfLots = () =>
  sql.join(
    ages.map((age, index) => {
      const late = sql`${oneDay} - l.payment_due_date`;
      const after = index === 0 ? sql`true` : sql`${late} > ${sql.lit(upTo[ages[index - 1]!]!)}`;
      const until = upTo[age] === undefined ? sql`true` : sql`${late} <= ${sql.lit(upTo[age])}`;
      return sql`coalesce(sum(l.amount - l.repaid) filter (where ${after} and ${until}), 0) as ${sql.ref(age)}`;
    }),
  );
const sumOf = (name: string) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`;

/**
 * What is open of each party and currency. What is read grows with what is open and with the wallets that
 * hold anything, not with history.
 */
function outstandingSource(ctx: Context, type: PartyType): ListSource<Row> {
  const charges = reachOf(ctx, type, { party: 'c.party_id', organization: 'c.organization_id' });
  const wallets = reachOf(ctx, type, { party: 'l.party_id', organization: 'l.organization_id' });
  const none = sql.join(ages.map(() => sql`0::numeric`));
  return defineListSource<Row>({
    given: sql`parts (object_id, currency_id, outstanding, unsolved, ${sql.join(ages.map((age) => sql.ref(age)))},
        wallet_balance, held) as (
      select c.party_id, c.currency_id, sum(c.outstanding), sum(c.unsolved), ${none}, 0::numeric, 0::numeric
      from charges c
      where ${isOpen(type)} and ${charges}
      group by 1, 2
      union all
      select c.party_id, c.currency_id, 0, 0, ${agesOfLots()}, 0, 0
      from debt_lots l
      join charges c on c.id = l.charge_id
      where l.repaid < l.amount and ${isOpen(type)} and ${charges}
      group by 1, 2
      union all
      select l.party_id, l.currency_id, 0, 0, ${none}, l.balance, l.held
      from ledger_accounts l
      join wallets w on w.ledger_account_id = l.id
      where l.party_type = ${sql.lit(type)} and l.balance_rank <> 0 and ${wallets}),
      t as materialized (
        select object_id || ':' || currency_id as id, object_id, currency_id,
          ${sql.join(['wallet_balance', 'held', 'outstanding', 'unsolved', ...ages].map(sumOf))},
          sum(outstanding - not_due) as overdue, sum(wallet_balance - outstanding) as net
        from parts
        group by object_id, currency_id
        having (sum(wallet_balance), sum(held), sum(outstanding), sum(unsolved)) <> (0, 0, 0, 0))`,
    core: sql`t ${joinParty(type)}`,
    from: sql`t ${joinParty(type)}`,
    select: sql`t.id, ${type}::text as object_type, t.object_id, ${partyObject}, t.currency_id,
      t.wallet_balance, t.held, t.outstanding, t.overdue, t.unsolved, t.net,
      ${sql.join(ages.map((age) => sql.ref(`t.${age}`)))}`,
    key: 't.id',
    sorts: { name: 'x.name' },
    access: () => undefined,
    filters: { object_type: allAre(type) },
    search: isNamed(type),
  });
}

/** Who owes what, or whom we owe what. */
export const listOutstanding: Handler<typeof outstandingObjects> = (ctx, { list }) =>
  listRows(ctx, outstandingObjects.list, outstandingSource(ctx, partyTypeOf(list)), list);
