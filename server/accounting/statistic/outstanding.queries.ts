import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { ages, outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { TOTAL_CAP, type ListQuery, type Page } from '@hakobu/contract/kernel/list.ts';
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
import { isFar, keysOfParts, type Span } from './keys-of-parts.ts';
import { inPartsOf, type InParts } from './outstanding-in-parts.ts';
import { oneDay } from './outstanding-parts.ts';
import { countParts, placesOf, type Place } from './places-in-parts.ts';
import {
  allAre,
  areNamed,
  isNamedEach,
  isReached,
  isReachedInTurn,
  joinEachParty,
  joinFewParties,
  joinParty,
  keysOfFewNamed,
  keysOfOwn,
  partyObject,
  partyTypeOf,
  reachedOnce,
  rowsSeen,
  type PartyType,
} from './parties.ts';

type Row = RowOf<typeof outstandingObjects>;
/** Which rows `alias` of accounts, charges or debt may be told; of many their parties are `among` such. */
type RowsSeen = (alias: string, among?: RawBuilder<unknown>) => Condition;
interface Seen {
  /** Parties that are looked up once for all tables (`reached`). */
  given: RawBuilder<unknown> | undefined;
  ofAll: RowsSeen;
  /** The rows of parties that were found: it is not asked again whose they are. */
  ofFound: RowsSeen;
  /** Which of all rows are told at last, where few are worked out. */
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
const byKey = ['t.object_id', 't.currency_id'] as const;
/** The orders in which parts stand (`outstanding-parts.ts`), told of rows that are worked out. */
const sorts: Record<string, readonly Column[]> = {
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
  name: ['x.name', ...byKey],
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
    given: sql`${seen.given === undefined ? sql`` : sql`${seen.given},`} open as (
      select c.party_id, c.currency_id, sum(c.unsolved) as unsolved
      from charges c
      where ${openCharges(type, seen.given === undefined ? seen.ofAll : inTurn(seen))}
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
    core: byName ? sql`t ${(seen.given === undefined ? joinParty : joinFewParties)(type)}` : sql`t`,
    from: rowsFrom(type, seen),
    select: columnsOf(type),
    key: 't.id',
    sorts,
    between: { overdue: 't.late' },
    access: () => seen.such,
    filters: { object_type: allAre(type) },
  });
}

/** The rows of a page that is read in parts; each names how many there are where that is told at once. */
async function readParts<Told extends Row>(
  ctx: Context,
  type: PartyType,
  { given, counted, atOnce }: InParts,
  { seen, place: { parts, backwards = false, ...span } }: { seen: Seen; place: Place },
): Promise<Told[]> {
  const listed = sql`, (select count(*)::int from (
    select from (${counted[0]!.keys(TOTAL_CAP)}) as k limit ${sql.lit(TOTAL_CAP + 1)}) as counted) as listed`;
  const { rows } = await sql<Told>`
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
    select ${columnsOf(type)}${atOnce ? listed : sql``} from ${rowsFrom(type, seen)}
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
  if (!isNear(list)) return listBeyond(ctx, read, list, span);
  if (read.atOnce) {
    const told = await readParts<Row & { listed: number }>(ctx, type, read, {
      seen,
      place: { parts: read.parts, ...span },
    });
    const rows = told.map(({ listed: _, ...row }) => row);
    return pageOf(rows, told[0]?.listed ?? (await countParts(ctx, read)).total, list);
  }
  const far = isFar(span.upTo);
  const readAt = (place: Place) => readParts(ctx, type, read, { seen, place });
  // most lists have enough for their first pages in their first part: the others need not even be planned
  const [near, counted] = await Promise.all([
    far ? [] : readAt({ parts: read.seldom ? read.parts : read.parts.slice(0, 1), ...span }),
    countParts(ctx, read),
  ]);
  const left = counted.total - span.after;
  const isWhole = (rows: Row[]) => rows.length >= Math.min(list.per_page, left);
  // of more rows than are told there may be some beyond
  if ((!far && isWhole(near)) || (left <= 0 && counted.parts !== undefined))
    return pageOf(near, counted.total, list);
  let rows: Row[] = [];
  for (const place of placesOf(read, backwards(type, list, seen), counted, span)) {
    rows = await readAt(place);
    if (rows.length === list.per_page) break;
  }
  return isWhole(rows) ? pageOf(rows, counted.total, list) : undefined;
}

/** The page of nothing after rows of which there cannot be so many; undefined where there may be. */
async function listBeyond(
  ctx: Context,
  read: InParts,
  list: ListQuery,
  { after }: Span,
): Promise<Page<Row> | undefined> {
  const [isBeyond, { total }] = await Promise.all([areFew(ctx, read.atMost, after), countParts(ctx, read)]);
  return isBeyond ? pageOf([], total, list) : undefined;
}

/** The same list from its end on. */
const backwards = (type: PartyType, list: ListQuery, { ofAll }: Seen): InParts | undefined =>
  inPartsOf(
    { ...list, sort: list.sort.map(({ field, descending }) => ({ field, descending: !descending })) },
    type,
    ofAll,
  );

/**
 * Whose rows are seen. Parties that are few by themselves are looked up; by a text that many have in their
 * names, each row is asked, and at last those of one's own alone.
 */
async function seenBy(ctx: Context, type: PartyType, list: ListQuery, q: string | undefined): Promise<Seen> {
  const { object_id: ids, currency_id: currencies } = list.filters;
  const own = keysOfOwn(ctx, type);
  const named = q === undefined ? undefined : await keysOfFewNamed(ctx, type, q);
  const keys = [own, named].filter((one) => one !== undefined);
  const isMany = q !== undefined && named === undefined;
  const ofFound: RowsSeen = (alias) =>
    both([
      // all rows of one's own are seen, whatever the organization
      own ? undefined : rowsSeen(ctx, type, list, alias),
      own && ids && sql`${sql.ref(`${alias}.party_id`)} = any(${ids}::bigint[])`,
      currencies && sql`${sql.ref(`${alias}.currency_id`)} = any(${currencies}::text[])`,
    ]) ?? sql<SqlBool>`true`;
  return {
    given: keys.length === 0 ? undefined : reachedOnce(keys),
    ofAll: (alias, among) =>
      both([
        ofFound(alias),
        keys.length === 0 ? undefined : isReached(alias),
        isMany && !own ? isNamedEach(type, q)(alias, among) : undefined,
      ])!,
    ofFound,
    such: isMany && own ? areNamed(type, q) : undefined,
  };
}

/** Who owes what, or whom we owe what. */
export const listOutstanding: Handler<typeof outstandingObjects> = async (ctx, { list: { q, ...list } }) => {
  const type = partyTypeOf(list);
  const types = list.filters.object_type;
  if (types?.includes(type) === false) return pageOf([], 0, list);
  const seen = await seenBy(ctx, type, list, q);
  // few parties are read all at once sooner than part by part
  const worked = isPlain(list) || seen.given !== undefined;
  const read = worked ? undefined : inPartsOf(list, type, seen.ofAll);
  const page = read && (await listInParts(ctx, type, list, { read, seen }));
  return page ?? listRows(ctx, outstandingObjects.list, outstandingSource(type, list, seen), list);
};
