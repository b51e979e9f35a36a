import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { ages, outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { areFew } from '#kernel/list/are-few.ts';
import { listLimits } from '#kernel/list/list-limits.ts';
import { listRows, pageOf } from '#kernel/list/list-rows.ts';
import {
  both,
  defineListSource,
  type Column,
  type Condition,
  type ListSource,
} from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { isOpen, isOpenDebt } from '../charge/open-charges.ts';
import { accountOf } from '../ledger/balances-of-parties.ts';
import { keysOfParts } from './keys-of-parts.ts';
import { inPartsOf, type InParts } from './outstanding-in-parts.ts';
import { isFar, oneDay } from './outstanding-parts.ts';
import { countParts, placeOf, type Place } from './places-in-parts.ts';
import {
  allAre,
  joinEachParty,
  joinParty,
  namedSo,
  partyObject,
  partyTypeOf,
  ownParties,
  rowsSeen,
  type PartyType,
  type Reached,
} from './parties.ts';

type Row = RowOf<typeof outstandingObjects>;
/** Which rows `alias` of accounts, charges or debt may be told. */
type RowsSeen = (alias: string) => Condition;
interface Seen {
  /** Parties that are looked up once for all tables. */
  given: readonly RawBuilder<unknown>[];
  ofAll: RowsSeen;
  /** The rows of parties that were found: it is not asked again whose they are. */
  ofFound: RowsSeen;
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
const notDue = (type: PartyType, seen: RowsSeen) => sql`
  select l.party_id, l.currency_id, sum(l.amount - l.repaid) as not_due
  from debt_lots l
  where ${isOpenDebt(type)} and ${seen('l')} and l.payment_due_date >= ${oneDay}
  group by 1, 2`;

/** Sums over the accounts `l` of a party: what its wallet holds, what of that is held, what it owes on debt. */
const sumsOfAccounts = (type: PartyType) => sql`
  coalesce(sum(l.balance) filter (where l.account_id = ${accountOf(type, 'wallet')}), 0) as wallet_balance,
  coalesce(sum(l.held) filter (where l.account_id = ${accountOf(type, 'wallet')}), 0) as held,
  coalesce(sum(l.balance) filter (where l.account_id = ${accountOf(type, 'debt')}), 0) as outstanding`;
const accountsOf = (
  type: PartyType,
  seen: RowsSeen,
) => sql`l.party_type = ${sql.lit(type)} and l.balance_rank <> 0
  and l.account_id in (${accountOf(type, 'wallet')}, ${accountOf(type, 'debt')}) and ${seen('l')}`;
/**
 * Accounts `l` of the parties that are seen. Where those were looked up, they are told by the index of balances,
 * before any account is fetched: of all accounts few are theirs.
 */
const accountsFrom = (type: PartyType, { given, ofAll }: Seen) =>
  given.length === 0
    ? sql`ledger_accounts l where ${accountsOf(type, ofAll)}`
    : sql`(
        select l.organization_id, l.account_id, l.party_type, l.party_id, l.currency_id
        from ledger_accounts l
        where ${accountsOf(type, ofAll)}
        offset 0) as k
      join ledger_accounts l using (organization_id, account_id, party_type, party_id, currency_id)`;
const openCharges = (type: PartyType, seen: RowsSeen) =>
  sql`${isOpen(type)} and c.unsolved <> 0 and ${seen('c')}`;

const rowId = sql`(party_id || ':' || currency_id) collate "C" as id, party_id as object_id`;

/** The columns of a row `t`, with the age of its debt. */
const rowsFrom = (type: PartyType, { ofFound }: Seen) => sql`t ${joinEachParty(type)}
  cross join lateral (
    select ${agesOfLots()}
    from debt_lots l
    where ${isOpenDebt(type)} and ${ofFound('l')}
      and l.party_id = t.object_id and l.currency_id = t.currency_id) as a`;
const columnsOf = (type: PartyType) => sql`t.id, ${type}::text as object_type, t.object_id, ${partyObject},
  t.currency_id, t.wallet_balance, t.held, t.outstanding, t.outstanding - a.not_due as overdue,
  t.unsolved, t.net,
  ${sql.join(ages.map((age) => sql.ref(`a.${age}`)))}`;

/** A figure that tells rows apart where nothing stands before it; else all are alike. */
const where = (nothing: string, column: string) =>
  sql`case when ${sql.raw(nothing)} then ${sql.ref(column)} else 0 end`;
const inTurn = ['t.object_id', 't.currency_id'] as const;
/** The orders in which parts stand (`outstanding-parts.ts`), told of rows that are worked out. */
const sorts: Record<string, readonly Column[]> = {
  outstanding: ['t.outstanding', where('t.outstanding = 0', 't.wallet_balance'), ...inTurn],
  wallet_balance: ['t.wallet_balance', where('t.wallet_balance = 0', 't.outstanding'), ...inTurn],
  unsolved: [
    't.unsolved',
    where('t.unsolved = 0', 't.wallet_balance'),
    where('t.unsolved = 0 and t.wallet_balance = 0', 't.outstanding'),
    ...inTurn,
  ],
  overdue: ['t.late', 't.outstanding', where('t.outstanding = 0', 't.wallet_balance'), ...inTurn],
  net: ['t.net', ...inTurn],
  name: ['x.name', ...inTurn],
};

/**
 * What is open of each party and currency. What is read grows with what is open and with the wallets that
 * hold anything, not with history; the age of debt is read for the page alone.
 */
function outstandingSource(type: PartyType, list: ListQuery, seen: Seen): ListSource<Row> {
  const byAge = list.between.overdue !== undefined || list.sort.some(({ field }) => field === 'overdue');
  const late = byAge ? sql`outstanding - coalesce(not_due, 0)` : sql`null::numeric`;
  const byName = list.sort.some(({ field }) => field === 'name');
  return defineListSource<Row>({
    given: sql`${sql.join([...seen.given, sql``])} open as (
      select c.party_id, c.currency_id, sum(c.unsolved) as unsolved
      from charges c
      where ${openCharges(type, seen.ofAll)}
      group by 1, 2),
      kept as (
        select party_id, currency_id, ${sumsOfAccounts(type)}
        from ${accountsFrom(type, seen)}
        group by 1, 2),
      t as materialized (
        select ${rowId}, currency_id, wallet_balance, held,
          outstanding, unsolved, wallet_balance - outstanding as net, ${late} as late
        from (
          select party_id, currency_id, coalesce(wallet_balance, 0) as wallet_balance,
            coalesce(held, 0) as held, coalesce(outstanding, 0) as outstanding,
            coalesce(unsolved, 0) as unsolved
          from open
          full join kept using (party_id, currency_id)) as both_of_them
        ${byAge ? sql`left join (${notDue(type, seen.ofAll)}) as n using (party_id, currency_id)` : sql``}
        where (wallet_balance, held, outstanding, unsolved) <> (0, 0, 0, 0))`,
    core: byName ? sql`t ${(seen.given.length === 0 ? joinParty : joinEachParty)(type)}` : sql`t`,
    from: rowsFrom(type, seen),
    select: columnsOf(type),
    key: 't.id',
    sorts,
    between: { overdue: 't.late' },
    access: () => undefined,
    filters: { object_type: allAre(type) },
  });
}

/** The rows of a page that is read in parts. */
async function readParts(
  ctx: Context,
  type: PartyType,
  { given }: InParts,
  { seen, place: { parts, backwards = false, ...span } }: { seen: Seen; place: Place },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${given}, ${keysOfParts(parts, span)},
    t as materialized (
      select ${rowId}, currency_id, n, wallet_balance, held, outstanding, unsolved,
        wallet_balance - outstanding as net
      from keys
      cross join lateral (
        select ${sumsOfAccounts(type)}
        from ledger_accounts l
        where ${accountsOf(type, seen.ofFound)}
          and l.party_id = keys.party_id and l.currency_id = keys.currency_id) as l
      cross join lateral (
        select coalesce(sum(c.unsolved), 0) as unsolved
        from charges c
        where ${openCharges(type, seen.ofFound)}
          and c.party_id = keys.party_id and c.currency_id = keys.currency_id) as c)
    select ${columnsOf(type)} from ${rowsFrom(type, seen)}
    order by t.n${backwards ? sql` desc` : sql``}`.execute(ctx.db);
  return rows;
}

/** Farther from the beginning working all rows out is as soon. */
const isNear = ({ page, per_page }: ListQuery): boolean => page * per_page <= listLimits.inParts;

/** What no part tells: parties that are named, and what the server asks for itself. */
const isPlain = ({ filters, uncounted, counted }: ListQuery): boolean =>
  filters.object_id !== undefined || uncounted !== undefined || counted !== undefined;

/** The page where it is read in parts; undefined where they do not tell all of its rows, or no sooner. */
async function listInParts(
  ctx: Context,
  type: PartyType,
  list: ListQuery,
  { read, seen }: { read: InParts; seen: Seen },
): Promise<Page<Row> | undefined> {
  if (read.late && (await areFew(ctx, read.late, listLimits.workedOut))) return undefined;
  const span = { after: (list.page - 1) * list.per_page, upTo: list.page * list.per_page };
  const far = isFar(span.upTo);
  const readAt = (place: Place) => readParts(ctx, type, read, { seen, place });
  // most lists have enough for their first pages in their first part: the others need not even be planned
  const [near, counted] = await Promise.all([
    far ? [] : readAt({ parts: read.parts.slice(0, 1), ...span }),
    countParts(ctx, read),
  ]);
  const left = counted.total - span.after;
  const isWhole = (rows: Row[]) => rows.length >= Math.min(list.per_page, left);
  // of more rows than are told there may be some beyond
  if ((!far && isWhole(near)) || (left <= 0 && counted.parts !== undefined))
    return pageOf(near, counted.total, list);
  const rows = await readAt(placeOf(read, backwards(type, list, seen), counted, span));
  return isWhole(rows) ? pageOf(rows, counted.total, list) : undefined;
}

/** The same list from its end on. */
const backwards = (type: PartyType, list: ListQuery, { ofAll }: Seen): InParts | undefined =>
  inPartsOf(
    { ...list, sort: list.sort.map(({ field, descending }) => ({ field, descending: !descending })) },
    type,
    ofAll,
  );

function seenBy(ctx: Context, type: PartyType, list: ListQuery, named: Reached | undefined): Seen {
  const { object_id: ids, currency_id: currencies } = list.filters;
  const own = ownParties(ctx, type);
  return {
    given: [own?.given, named?.given].filter((one) => one !== undefined),
    ofAll: (alias) =>
      both([
        own?.isSo(alias) ?? rowsSeen(ctx, type, list, alias),
        own && ids && sql`${sql.ref(`${alias}.party_id`)} = any(${ids}::bigint[])`,
        currencies && sql`${sql.ref(`${alias}.currency_id`)} = any(${currencies}::text[])`,
        named?.isSo(alias),
      ])!,
    // all rows of one's own are seen, whatever the organization
    ofFound: (alias) => (own ? sql<SqlBool>`true` : rowsSeen(ctx, type, list, alias)),
  };
}

/** Who owes what, or whom we owe what. */
export const listOutstanding: Handler<typeof outstandingObjects> = async (ctx, { list: { q, ...list } }) => {
  const type = partyTypeOf(list);
  const named = q === undefined ? undefined : await namedSo(ctx, type, q);
  const types = list.filters.object_type;
  const seen = seenBy(ctx, type, list, named);
  const workOut = (query: ListQuery) =>
    listRows(ctx, outstandingObjects.list, outstandingSource(type, query, seen), query);
  if (types?.includes(type) === false) return pageOf([], 0, list);
  // few parties are read all at once sooner than part by part
  const worked = isPlain(list) || !isNear(list) || seen.given.length > 0;
  const read = worked ? undefined : inPartsOf(list, type, seen.ofAll);
  const page = read && (await listInParts(ctx, type, list, { read, seen }));
  return page ?? workOut(list);
};
