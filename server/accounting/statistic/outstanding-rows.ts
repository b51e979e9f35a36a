// The rows of who owes what: their columns, and all of them worked out together.
import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  ages,
  type outstandingObjects,
} from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import {
  both,
  defineListSource,
  type Column,
  type Condition,
  type ListSource,
} from '#kernel/list/list-source.ts';
import { isOpen, isOpenDebt } from '../charge/open-charges.ts';
import { accountOf } from '../ledger/balances-of-parties.ts';
import { oneDay } from './outstanding-parts.ts';
import {
  allAre,
  isReachedInTurn,
  joinEachParty,
  joinFewParties,
  joinParty,
  partyObject,
  type PartyType,
} from './parties.ts';

export type Row = RowOf<typeof outstandingObjects>;
/** Which rows `alias` of accounts, charges or debt may be told; of many their parties are `among` such. */
export type RowsSeen = (alias: string, among?: RawBuilder<unknown>) => Condition;
export interface Seen {
  /** Parties that are looked up once for all tables (`reached`). */
  given: RawBuilder<unknown> | undefined;
  ofAll: RowsSeen;
  /** The rows of parties that were found: it is not asked again whose they are. */
  ofFound: RowsSeen;
  /** Which parties `x` are told at last, where few are worked out. */
  such?: Condition | undefined;
}

/** Up to how many days late each age goes; the last has no end. */
const upTo: Readonly<Record<(typeof ages)[number], number | undefined>> = {
  not_due: 0,
  days_1_30: 30,
  days_31_60: 60,
  days_61_90: 90,
  days_over_90: undefined,
};

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
export const notDue = ({ type, seen }: { type: PartyType; seen: RowsSeen }) => sql`
  select l.party_id, l.currency_id, sum(l.amount - l.repaid) as not_due
  from debt_lots l
  where ${isOpenDebt(type)} and ${seen('l')} and l.payment_due_date >= ${oneDay}
  group by 1, 2`;

/** Sums over the accounts `l` of a party: what its wallet holds, what of that is held, what it owes on debt. */
export const sumsOfAccounts = (type: PartyType) => sql`
  coalesce(sum(l.balance) filter (where l.account_id = ${accountOf(type, 'wallet')}), 0) as wallet_balance,
  coalesce(sum(l.held) filter (where l.account_id = ${accountOf(type, 'wallet')}), 0) as held,
  coalesce(sum(l.balance) filter (where l.account_id = ${accountOf(type, 'debt')}), 0) as outstanding`;
export const accountsOf = (
  type: PartyType,
  seen: RowsSeen,
) => sql`l.party_type = ${sql.lit(type)} and l.balance_rank <> 0
  and l.account_id in (${accountOf(type, 'wallet')}, ${accountOf(type, 'debt')}) and ${seen('l')}`;
/**
 * Accounts `l` of the parties that are seen. Where those were looked up, the index of balances tells who of them
 * holds anything, and these are fetched together: of all accounts few are theirs.
 */
const accountsFrom = (type: PartyType, { given, ofAll, ofFound }: Seen) =>
  given === undefined
    ? sql`ledger_accounts l where ${accountsOf(type, ofAll)}`
    : sql`ledger_accounts l where ${accountsOf(type, ofFound)} and l.party_id = any(array(
        select l.party_id from ledger_accounts l where ${accountsOf(type, ofAll)}))`;
/** Charges of parties that were looked up are met along the index of those, without looking at the others. */
const inTurn =
  ({ ofFound }: Seen): RowsSeen =>
  (alias) =>
    both([ofFound(alias), isReachedInTurn(alias)])!;
export const openCharges = (type: PartyType, seen: RowsSeen) =>
  sql`${isOpen(type)} and c.unsolved <> 0 and ${seen('c')}`;

export const rowId = sql`(party_id || ':' || currency_id) collate "C" as id, party_id as object_id`;

/** The columns of a row `t`, with the age of its debt. */
export const rowsFrom = (
  type: PartyType,
  { ofFound }: Seen,
  rows = sql`t`,
) => sql`${rows} ${joinEachParty(type)}
  cross join lateral (
    select ${agesOfLots()}
    from debt_lots l
    where ${isOpenDebt(type)} and ${ofFound('l')}
      and l.party_id = t.object_id and l.currency_id = t.currency_id) as a`;
export const columnsOf = (
  type: PartyType,
) => sql`t.id, ${type}::text as object_type, t.object_id, ${partyObject},
  t.currency_id, t.wallet_balance, t.held, t.outstanding, t.outstanding - a.not_due as overdue,
  t.unsolved, t.net,
  ${sql.join(ages.map((age) => sql.ref(`a.${age}`)))}`;

/** A figure that tells rows apart where nothing stands before it; else all are alike. */
const where = (nothing: string, column: string) =>
  sql`case when ${sql.raw(nothing)} then ${sql.ref(column)} else 0 end`;
export const byKey = ['t.object_id', 't.currency_id'] as const;
/** The orders in which parts stand (`outstanding-parts.ts`), told of rows that are worked out. */
export const sorts: Record<string, readonly Column[]> = {
  outstanding: ['t.outstanding', where('t.outstanding = 0', 't.wallet_balance'), ...byKey],
  wallet_balance: ['t.wallet_balance', where('t.wallet_balance = 0', 't.outstanding'), ...byKey],
  unsolved: [
    't.unsolved',
    where('t.unsolved = 0', 't.wallet_balance'),
    where('t.unsolved = 0 and t.wallet_balance = 0', 't.outstanding'),
    ...byKey,
  ],
  overdue: ['t.late', 't.outstanding', where('t.outstanding = 0', 't.wallet_balance'), ...byKey],
  net: ['t.net', ...byKey],
  name: ['t.name', ...byKey],
};

/**
 * What is open of each party and currency. What is read grows with what is open and with the wallets that
 * hold anything, not with history; the age of debt is read for the page alone.
 */
export function outstandingSource(type: PartyType, list: ListQuery, seen: Seen): ListSource<Row> {
  return defineListSource<Row>({
    with: sql`${begun(type, seen)}, ${calledSo(type, list, { seen, rows: sumsOfAll(type, list, seen) })}`,
    from: sql`t`,
    joins: rowsFrom(type, seen, sql``),
    select: columnsOf(type),
    key: 't.id',
    sorts,
    between: { overdue: 't.late' },
    access: () => undefined,
    filters: { object_type: allAre(type) },
  });
}

/** Begins a statement: whose rows are seen, and what is asked of each (`open`). */
export const begun = (type: PartyType, seen: Seen) => sql`
  ${seen.given === undefined ? sql`` : sql`${seen.given},`} open as (
    select c.party_id, c.currency_id, sum(c.unsolved) as unsolved
    from charges c
    where ${openCharges(type, seen.given === undefined ? seen.ofAll : inTurn(seen))}
    group by 1, 2)`;

/** The rows `t`, of those parties alone that are called so, and with their names where these are asked. */
export function calledSo(
  type: PartyType,
  { sort }: ListQuery,
  { seen, rows }: { seen: Seen; rows: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const byName = sort.some(({ field }) => field === 'name');
  if (!byName && seen.such === undefined) return sql`t as materialized (${rows})`;
  const join = seen.given === undefined ? joinParty(type) : joinFewParties(type, sql`of_any`);
  return sql`of_any as materialized (${rows}), t as materialized (
    select t.*, x.name from of_any as t ${join} where ${seen.such ?? sql`true`})`;
}

/** All rows, with what of it is late where that is asked. */
function sumsOfAll(type: PartyType, list: ListQuery, seen: Seen): RawBuilder<unknown> {
  const byAge = list.between.overdue !== undefined || list.sort.some(({ field }) => field === 'overdue');
  const late = byAge ? sql`outstanding - coalesce(not_due, 0)` : sql`null::numeric`;
  return sql`
    select ${rowId}, currency_id, wallet_balance, held,
      outstanding, unsolved, wallet_balance - outstanding as net, ${late} as late
    from (
      select party_id, currency_id, coalesce(wallet_balance, 0) as wallet_balance,
        coalesce(held, 0) as held, coalesce(outstanding, 0) as outstanding,
        coalesce(unsolved, 0) as unsolved
      from open
      full join (
        select party_id, currency_id, ${sumsOfAccounts(type)}
        from ${accountsFrom(type, seen)}
        group by 1, 2) as kept using (party_id, currency_id)) as both_of_them
    ${byAge ? sql`left join (${notDue({ type, seen: seen.ofAll })}) as n using (party_id, currency_id)` : sql``}
    where (wallet_balance, held, outstanding, unsolved) <> (0, 0, 0, 0)`;
}
