import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import {
  cardsPeriod,
  debtPeriod,
  partyAccounts,
} from '@hakobu/contract/accounting/statistic/period.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import type { Handler } from '#kernel/route.ts';
import {
  matchesAll,
  narrowsNothing,
  isNamed,
  joinEachParty,
  joinParty,
  partyObject,
  partyTypeOf,
  firstNamed,
  visibleRows,
  type PartyType,
} from './parties.ts';
import { tailOfAll } from './account-sums.ts';
import { accountsOfPeriod, touchedUntil } from './accounts-of-period.ts';
import { periodOf, type Period } from './period-of.ts';
import { inNaturalSign, PERIOD_FIGURES, balancesOverPeriod } from './balances-over-period.ts';

type Row = RowOf<typeof debtPeriod>;

/** Opening balance, increase and decrease of accounts `t` in their natural sign, as `f`. */
const figuresOf = (period: Period): RawBuilder<unknown> => sql`
  cross join lateral (
    select ${inNaturalSign(sql`x`)}
    from (${balancesOverPeriod(period, sql`l.id = t.id`)}) as x) as f`;

/** Parties `x` of rows `t`: joined for all rows, or one by one for a page. */
interface Joined {
  parties: RawBuilder<unknown>;
  each?: RawBuilder<unknown>;
}

/**
 * Accounts over a period. Membership follows from the stored days with balances; figures are computed for the
 * page only, unless they are the sort column.
 */
function sourceOver(list: ListQuery, which: Condition, { parties, each = parties }: Joined) {
  const period = periodOf(list.between.voucher_date);
  const sums = [...new Set(list.sort.map(({ field }) => field).filter((field) => field !== 'name'))];
  const named = list.q !== undefined || list.sort.some(({ field }) => field === 'name');
  return {
    with: sql`${tailOfAll}, ${touchedUntil(period)},
      t as materialized (
        select t.id, t.party_type as object_type, t.party_id as object_id, t.currency_id
          ${sql.join(
            sums.map((name) => sql`, ${sql.ref(`f.${name}`)}`),
            sql``,
          )}
        from (${accountsOfPeriod(period, which)}) as t
        ${sums.length === 0 ? sql`` : figuresOf(period)})`,
    from: named ? sql`t ${parties}` : sql`t`,
    joins: named ? figuresOf(period) : sql`${each} ${figuresOf(period)}`,
    select: sql`t.id, t.object_type, t.object_id, ${partyObject}, t.currency_id,
      ${sql.join(['', '_base'].flatMap((base) => PERIOD_FIGURES.map((name) => sql.ref(`f.${name}${base}`))))}`,
    key: 't.id',
    sorts: { name: 'x.name' },
    access: () => undefined,
    between: { voucher_date: narrowsNothing },
  };
}

const roles: Readonly<
  Record<PartyType, Readonly<Record<(typeof partyAccounts)[number], readonly AccountRole[]>>>
> = {
  user: { debt: ['DEBT', 'DEBT_AGENCY'], wallet: ['WALLET'] },
  supplier: { debt: ['SUPD'], wallet: ['SUPW'] },
};

/** Ledger accounts of roles. Ids are resolved first, so that the planner knows how many there are. */
async function accountsFor(ctx: Context, wanted: readonly AccountRole[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where role = any(${[...wanted]}::text[])`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

async function debtSource(ctx: Context, list: ListQuery): Promise<ListSource<Row>> {
  const type = partyTypeOf(list);
  const account = firstNamed(partyAccounts, list.filters.account) ?? 'debt';
  const accounts = await accountsFor(ctx, roles[type][account]);
  const which = sql<SqlBool>`(l.party_type = ${sql.lit(type)} and l.account_id = any(${accounts}::bigint[])
    and ${visibleRows(ctx, type, list, 'l')})`;
  return defineListSource<Row>({
    ...sourceOver(list, which, { parties: joinParty(type), each: joinEachParty(type) }),
    filters: { object_type: matchesAll(type), account: matchesAll(account) },
    search: isNamed(type),
  });
}

function cardSource(ctx: Context, list: ListQuery): ListSource<Row> {
  const reach = rowAccess(ctx, { organization: 'l.organization_id', owners: [] }) ?? sql<SqlBool>`true`;
  const places = sql`join (
      select 'fund' as type, id, name from funds union all select 'card', id, name from cards
    ) x on x.type = t.object_type and x.id = t.object_id`;
  return defineListSource<Row>({
    ...sourceOver(list, sql<SqlBool>`(l.party_type in ('fund', 'card') and ${reach})`, { parties: places }),
    search: (text) => contains('x.name', text),
  });
}

/** Debts or wallets of parties over a period. */
export const listDebtPeriod: Handler<typeof debtPeriod> = async (ctx, { list }) =>
  listRows(ctx, debtPeriod.list, await debtSource(ctx, list), list);

/** Bank accounts and funds over a period. */
export const listCardsPeriod: Handler<typeof cardsPeriod> = (ctx, { list }) =>
  listRows(ctx, cardsPeriod.list, cardSource(ctx, list), list);
