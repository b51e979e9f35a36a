import { sql, type RawBuilder } from 'kysely';
import {
  trialBalanceSides,
  type accountParties,
  type trialBalance,
} from '@hakobu/contract/accounting/book/book.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { partyOf } from '../ledger/party-of.ts';
import { pageFrom } from './page-from.ts';
import {
  byParty,
  periodOf,
  selected,
  selectionOf,
  standing,
  statutory,
  type Period,
  type Selection,
} from './standing.ts';

export type TrialBalanceRow = RowOf<typeof trialBalance>;

/** A balance on the side on which it stands. */
const onSides = (name: string, balance: RawBuilder<unknown>) => sql`
  greatest(${balance}, 0) as ${sql.ref(`${name}_debit`)}, greatest(-(${balance}), 0) as ${sql.ref(`${name}_credit`)}`;

/** What each statutory account holds in VND, one row a party where parties stand against each other. */
const balances = (ctx: Context, period: Period, selection: Selection, party: RawBuilder<unknown>) => sql`
  select account, party_type, party_id, debit, credit, ${onSides('opening', sql`opening`)},
    ${onSides('closing', sql`opening + debit - credit`)}
  from (
    select ${statutory(sql`x.code`)} as account, ${party} as party_type,
      case when ${party} is not null then x.party_id end as party_id, sum(x.opening_base) as opening,
      sum(x.debit_base) as debit, sum(x.credit_base) as credit
    from (${standing(ctx, period, selected(selection))}) x
    group by 1, 2, 3) as b
  where (opening, debit, credit) <> (0, 0, 0)`;

/** Each statutory account over a period; its sides are the sums of those of its parties. */
export async function readTrialBalance(
  ctx: Context,
  period: Period,
  selection: Selection = {},
  descending = false,
): Promise<TrialBalanceRow[]> {
  const { rows } = await sql<TrialBalanceRow>`
    select account, ${sql.join(trialBalanceSides.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))}
    from (${balances(ctx, period, selection, byParty)}) as b
    group by account
    order by account ${descending ? sql`desc` : sql``}`.execute(ctx.db);
  return rows;
}

const descends = ({ sort }: ListQuery): boolean => sort[0]?.descending === true;

export const listTrialBalance: Handler<typeof trialBalance> = async (ctx, { list }) =>
  unpaged(
    await readTrialBalance(ctx, periodOf(list.between.voucher_date), selectionOf(list), descends(list)),
  );

const anyParty = sql`nullif(x.party_type, 'none')`;

/** The same by party: customers, suppliers, funds and bank accounts. */
export const listAccountParties: Handler<typeof accountParties> = async (ctx, { list }) => {
  const rows = balances(ctx, periodOf(list.between.voucher_date), selectionOf(list), anyParty);
  return pageFrom<RowOf<typeof accountParties>>(ctx, list, {
    rows: sql`select b.* from (${rows}) as b`,
    select: sql`y.account, ${partyOf('y')} as party, ${sql.join(trialBalanceSides.map((name) => sql.ref(`y.${name}`)))}`,
    order: descends(list)
      ? sql`y.account desc, y.party_type desc, y.party_id desc`
      : sql`y.account, y.party_type, y.party_id`,
  });
};
