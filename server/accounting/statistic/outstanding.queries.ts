import { sql, type SqlBool } from 'kysely';
import { outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { TOTAL_CAP, type ListQuery, type Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { areFew } from './are-few.ts';
import { listLimits } from './list-limits.ts';
import { listRows, pageOf } from '#kernel/list/list-rows.ts';
import { both } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { isFar, keysOfParts, type Span } from './keys-of-parts.ts';
import { inPartsOf, type InParts } from './outstanding-in-parts.ts';
import {
  accountsOf,
  columnsOf,
  openCharges,
  outstandingSource,
  rowId,
  rowsFrom,
  sumsOfAccounts,
  type Row,
  type RowsSeen,
  type Seen,
} from './outstanding-rows.ts';
import { leavePlace, placesNear } from './name-places.ts';
import { listFew } from './outstanding-of-few.ts';
import { countParts, placesOf, type Place } from './places-in-parts.ts';
import {
  isCalled,
  isNamedEach,
  isReached,
  keysOfFewNamed,
  keysOfOwn,
  partyTypeOf,
  reachedOnce,
  rowsSeen,
  type PartyType,
} from './parties.ts';

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
    // nothing on the first page is nothing at all
    const listed = told[0]?.listed ?? (span.after === 0 ? 0 : (await countParts(ctx, read)).total);
    return pageOf(rows, listed, list);
  }
  const far = isFar(span.upTo);
  const readAt = (place: Place) => readParts(ctx, type, read, { seen, place });
  // most lists have enough for their first pages in their first part: the others need not even be planned
  const [near, counted] = await Promise.all([
    far ? [] : readAt({ parts: firstOf(read), ...span }),
    countParts(ctx, read),
  ]);
  const left = counted.total - span.after;
  const isWhole = (rows: Row[]) => rows.length >= Math.min(list.per_page, left);
  // of more rows than are told there may be some beyond
  if ((!far && isWhole(near)) || (left <= 0 && counted.parts !== undefined))
    return pageOf(near, counted.total, list);
  let rows: Row[] = [];
  const places = placesOf(read, backwards(type, list, seen), counted, span);
  for (const place of [...placesNear(ctx, read, counted, span), ...places]) {
    rows = await readAt(place);
    if (rows.length === list.per_page) break;
  }
  leavePlace(ctx, read, span, rows);
  return isWhole(rows) ? pageOf(rows, counted.total, list) : undefined;
}

/** Of the parts of a list what most often tells its first pages. */
const firstOf = ({ parts, seldom, soon }: InParts) =>
  soon === undefined ? (seldom ? parts : parts.slice(0, 1)) : [soon()];

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
    such: isMany && own ? isCalled(type, q) : undefined,
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
  const many = worked ? undefined : inPartsOf(list, type, seen.ofAll);
  const few = many?.ofFew;
  const read = few && (await areFew(ctx, few.keys, listLimits.sortedFew)) ? few.read : many;
  const page = read
    ? await listInParts(ctx, type, list, { read, seen })
    : await listFew(ctx, type, list, seen);
  return page ?? listRows(ctx, outstandingObjects.list, outstandingSource(type, list, seen), list);
};
