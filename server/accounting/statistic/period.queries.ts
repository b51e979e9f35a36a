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
import { contains, defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import {
  allAre,
  anyOfThem,
  isNamed,
  joinParty,
  partyObject,
  partyTypeOf,
  reachOf,
  oneOfWords,
  type PartyType,
} from './parties.ts';
import { tail } from './tail.ts';

type Row = RowOf<typeof debtPeriod>;

const BEGINNING = '0001-01-01';
const END = '9999-12-30';

function periodOf({ between }: ListQuery): { from: string; to: string } {
  const { start = BEGINNING, end = END } = between.voucher_date ?? {};
  const [from, to] = [start.slice(0, 10), end.slice(0, 10)];
  if (from > to) throw refuseField('voucher_date', 'period_inverted');
  return { from, to };
}

/** What moved on accounts `place` from a day on: the roll-up, and the journal above its watermark. */
const moved = (from: string): RawBuilder<unknown> => sql`
  select x.ledger_account_id as id, x.day, x.debit, x.credit, x.debit_base, x.credit_base
  from place
  join ledger_days x on x.ledger_account_id = place.id and x.day >= ${from}::date
  union all
  select place.id, p.voucher_date, p.to_amount, 0, p.amount_base, 0
  from tail p
  join place on place.id = p.to_account_id
  where p.voucher_date >= ${from}::date
  union all
  select place.id, p.voucher_date, 0, p.from_amount, 0, p.amount_base
  from tail p
  join place on place.id = p.from_account_id
  where p.voucher_date >= ${from}::date`;

/** One figure of what moved (`m`), in the natural sign of the account: what it grew or shrank by. */
const side = (name: 'increase' | 'decrease', base: '' | '_base', when: RawBuilder<unknown>) => {
  const [grows, shrinks] = name === 'increase' ? ['debit', 'credit'] : ['credit', 'debit'];
  const column = sql`case place.sign when 1 then m.${sql.ref(`${grows}${base}`)}
    else m.${sql.ref(`${shrinks}${base}`)} end`;
  return sql`coalesce(sum(${column}) filter (where ${when}), 0)`;
};

const FIGURES = ['opening', 'increase', 'decrease', 'closing'] as const;

/**
 * Accounts over a period: what they hold, without what moved since. What is read are the days from the
 * period's first on, however long the history before it is.
 */
function accountsOver(list: ListQuery, which: Condition): RawBuilder<unknown> {
  const { from, to } = periodOf(list);
  const within = sql`m.day <= ${to}::date`;
  const always = sql`m.day is not null`;
  const of = (base: '' | '_base') => {
    const named = (name: string) => sql.ref(`${name}${base}`);
    return sql.join([
      sql`max(place.${named('balance')}) - ${side('increase', base, always)} + ${side('decrease', base, always)}
        as ${named('opening')}`,
      sql`${side('increase', base, within)} as ${named('increase')}`,
      sql`${side('decrease', base, within)} as ${named('decrease')}`,
    ]);
  };
  return sql`${tail},
    place as materialized (
      select l.id, l.party_type, l.party_id, l.currency_id, l.sign, l.balance, l.balance_base
      from ledger_accounts l
      join accounts a on a.id = l.account_id
      where ${which}),
    sums as (
      select place.id, place.party_type as object_type, place.party_id as object_id, place.currency_id,
        ${of('')}, ${of('_base')}
      from place left join (${moved(from)}) as m on m.id = place.id
      group by 1, 2, 3, 4),
    t as materialized (
      select *, opening + increase - decrease as closing,
        opening_base + increase_base - decrease_base as closing_base
      from sums
      where (opening, increase, decrease, opening_base, increase_base, decrease_base) <> (0, 0, 0, 0, 0, 0))`;
}

const columns = sql`t.id, t.object_type, t.object_id, ${partyObject}, t.currency_id,
  ${sql.join(['', '_base'].flatMap((base) => FIGURES.map((name) => sql.ref(`t.${name}${base}`))))}`;
const shared = {
  select: columns,
  key: 't.id',
  sorts: { name: 'x.name' },
  access: () => undefined,
  between: { voucher_date: anyOfThem },
} as const;

const roles: Readonly<
  Record<PartyType, Readonly<Record<(typeof partyAccounts)[number], readonly AccountRole[]>>>
> = {
  user: { debt: ['DEBT', 'DEBT_AGENCY'], wallet: ['WALLET'] },
  supplier: { debt: ['SUPD'], wallet: ['SUPW'] },
};

function debtSource(ctx: Context, list: ListQuery): ListSource<Row> {
  const type = partyTypeOf(list);
  const account = oneOfWords(partyAccounts, list.filters.account) ?? 'debt';
  const reach = reachOf(ctx, type, { party: 'l.party_id', organization: 'l.organization_id' });
  const tables = sql`t ${joinParty(type)}`;
  return defineListSource<Row>({
    ...shared,
    given: accountsOver(
      list,
      sql<SqlBool>`(l.party_type = ${sql.lit(type)} and a.role = any(${[...roles[type][account]]}::text[])
        and ${reach})`,
    ),
    core: tables,
    from: tables,
    filters: { object_type: allAre(type), account: allAre(account) },
    search: isNamed(type),
  });
}

function cardSource(ctx: Context, list: ListQuery): ListSource<Row> {
  const reach = rowAccess(ctx, { organization: 'l.organization_id', owners: [] }) ?? sql<SqlBool>`true`;
  const tables = sql`t join (
      select 'fund' as type, id, name from funds union all select 'card', id, name from cards
    ) x on x.type = t.object_type and x.id = t.object_id`;
  return defineListSource<Row>({
    ...shared,
    given: accountsOver(list, sql<SqlBool>`(l.party_type in ('fund', 'card') and ${reach})`),
    core: tables,
    from: tables,
    search: (text) => contains('x.name', text),
  });
}

/** What parties owe, or have in their wallets, over a period. */
export const listDebtPeriod: Handler<typeof debtPeriod> = (ctx, { list }) =>
  listRows(ctx, debtPeriod.list, debtSource(ctx, list), list);

/** Bank accounts and funds over a period. */
export const listCardsPeriod: Handler<typeof cardsPeriod> = (ctx, { list }) =>
  listRows(ctx, cardsPeriod.list, cardSource(ctx, list), list);
